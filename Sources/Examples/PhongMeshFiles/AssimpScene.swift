import CAssimp
import Phong
import PhongRendering

/// What assimp read, as one mesh. Everything is copied out; its counts and indices are not trusted.
struct AssimpScene {
  private var positions: [Vector3] = []
  private var normals: [Vector3] = []
  private var indices: [UInt32] = []

  init(_ scene: aiScene) {
    for number in 0..<Int(scene.mNumMeshes) {
      guard let mesh = scene.mMeshes?[number] else { continue }
      add(mesh.pointee)
    }
  }

  /// The mesh.
  func mesh() throws(MeshError) -> Mesh {
    try Mesh(positions: positions, normals: normals, indices: indices)
  }

  private mutating func add(_ mesh: aiMesh) {
    guard let vertices = mesh.mVertices, let faces = mesh.mFaces else { return }
    let first = UInt32(positions.count), count = Int(mesh.mNumVertices)
    positions.reserveCapacity(positions.count + count)
    for vertex in UnsafeBufferPointer(start: vertices, count: count) {
      positions.append([vertex.x, vertex.y, vertex.z])
    }
    if let given = mesh.mNormals {
      for normal in UnsafeBufferPointer(start: given, count: count) {
        normals.append([normal.x, normal.y, normal.z])
      }
    } else {
      // Zero: to be made by the mesh.
      normals.append(contentsOf: repeatElement(.zero, count: count))
    }
    indices.reserveCapacity(indices.count + 3 * Int(mesh.mNumFaces))
    for face in UnsafeBufferPointer(start: faces, count: Int(mesh.mNumFaces)) {
      guard face.mNumIndices == 3, let corners = face.mIndices else { continue }
      for corner in 0..<3 {
        let (index, overflows) = corners[corner].addingReportingOverflow(first)
        indices.append(overflows ? .max : index)
      }
    }
  }
}
