import Phong

/// A 4 x 4 matrix for points and directions in homogeneous coordinates, stored by columns.
public struct Matrix4: Sendable, Hashable {
  /// The four columns, from the left.
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) {
    (x, y, z, w)
  }

  var x, y, z, w: SIMD4<Float>

  /// Makes a matrix of its columns.
  ///
  /// - Parameters:
  ///   - x: Where the first axis goes.
  ///   - y: Where the second axis goes.
  ///   - z: Where the third axis goes.
  ///   - w: Where the origin goes.
  public init(x: SIMD4<Float>, y: SIMD4<Float>, z: SIMD4<Float>, w: SIMD4<Float>) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  /// The matrix that changes nothing.
  public static let identity = Matrix4(
    x: [1, 0, 0, 0], y: [0, 1, 0, 0], z: [0, 0, 1, 0], w: [0, 0, 0, 1])

  /// The matrix that moves.
  ///
  /// - Parameter offset: How far.
  public static func translation(_ offset: Vector3) -> Matrix4 {
    Matrix4(
      x: identity.x, y: identity.y, z: identity.z, w: SIMD4(offset, 1))
  }

  /// The matrix that stretches along the axes.
  ///
  /// - Parameter factors: One for each axis.
  public static func scale(_ factors: Vector3) -> Matrix4 {
    Matrix4(
      x: [factors.x, 0, 0, 0], y: [0, factors.y, 0, 0], z: [0, 0, factors.z, 0], w: identity.w)
  }

  /// The matrix that applies the second one first, then the first one.
  public static func * (first: Matrix4, second: Matrix4) -> Matrix4 {
    Matrix4(
      x: first * second.x, y: first * second.y, z: first * second.z, w: first * second.w)
  }

  /// The vector that the matrix makes of another one.
  public static func * (matrix: Matrix4, vector: SIMD4<Float>) -> SIMD4<Float> {
    // The sum is spelt out in a fixed order, so that both renderers round alike.
    matrix.x * vector.x + matrix.y * vector.y + matrix.z * vector.z + matrix.w * vector.w
  }

  /// Where the matrix takes a point.
  ///
  /// - Parameter point: The point.
  public func transform(point: Vector3) -> Vector3 {
    (self * SIMD4(point, 1)).xyz
  }

  /// How the directions of axes change, without the movement: the upper left 3 x 3 part.
  var linear: (x: Vector3, y: Vector3, z: Vector3) { (x.xyz, y.xyz, z.xyz) }

  /// The 3 x 3 part's determinant. Negative if the matrix mirrors.
  var determinant: Float { dot(x.xyz, cross(y.xyz, z.xyz)) }

  /// What turns normals: the inverse of the transposed 3 x 3 part, but for a positive factor.
  ///
  /// It is made of cofactors, so it exists for every matrix, even one that flattens.
  var normalMatrix: (x: Vector3, y: Vector3, z: Vector3) {
    let sign: Float = determinant < 0 ? -1 : 1
    return (
      sign * cross(y.xyz, z.xyz), sign * cross(z.xyz, x.xyz), sign * cross(x.xyz, y.xyz)
    )
  }
}

extension SIMD4 {
  /// The first three components.
  var xyz: SIMD3<Scalar> { SIMD3(x, y, z) }
}
