import Phong

/// An object of the scene, prepared for one frame.
struct FrameObject {
  let mesh: Mesh
  let modelViewProjection: Matrix4
  let normalX: SIMD4<Float>
  let normalY: SIMD4<Float>
  let normalZ: SIMD4<Float>

  /// Triangles that face away are hidden by others of the same mesh.
  let isClosed: Bool

  /// The transformation turns the inside out, so that triangles run clockwise.
  let isMirrored: Bool

  /// Where its corners and triangles begin among those of all objects.
  let firstVertex: Int
  let firstTriangle: Int

  var vertexCount: Int { mesh.positions.count }
  var triangleCount: Int { mesh.triangleCount }

  init(
    _ object: GameObject, mesh: Mesh, viewProjection: Matrix4, firstVertex: Int, firstTriangle: Int
  ) {
    self.mesh = mesh
    self.firstVertex = firstVertex
    self.firstTriangle = firstTriangle
    let matrix = object.transformation.matrix
    modelViewProjection = viewProjection * matrix
    let normals = matrix.normalMatrix
    normalX = SIMD4(normals.x, 0)
    normalY = SIMD4(normals.y, 0)
    normalZ = SIMD4(normals.z, 0)
    isClosed = mesh.isClosed
    isMirrored = matrix.determinant < 0
  }

  /// The place of a corner in clip space.
  @inline(__always)
  func clip(_ position: Vector3) -> SIMD4<Float> {
    modelViewProjection * SIMD4(position, 1)
  }

  /// The unit normal of a corner in the world, and 1.
  @inline(__always)
  func worldNormal(_ normal: Vector3) -> SIMD4<Float> {
    let turned = normalX * normal.x + normalY * normal.y + normalZ * normal.z
    let square = (turned * turned).sum()
    var unit = square > 1e-30 ? turned / square.squareRoot() : SIMD4(turned.xyz.normalized, 0)
    unit.w = 1
    return unit
  }
}
