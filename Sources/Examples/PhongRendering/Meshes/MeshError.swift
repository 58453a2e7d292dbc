/// Why points and triangles do not make a mesh.
public enum MeshError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is no triangle.
  case empty

  /// There must be one normal for each position.
  case wrongNormalCount(normals: Int, positions: Int)

  /// The corners must come in threes.
  case incompleteTriangle(indices: Int)

  /// A triangle names a position that does not exist.
  case indexOutOfRange(index: Int, positions: Int)

  /// A coordinate is no number, or infinite.
  case notFinite(position: Int)

  /// What went wrong, for people.
  public var description: String {
    switch self {
    case .empty:
      "The mesh has no triangle."
    case .wrongNormalCount(let normals, let positions):
      "The mesh has \(normals) normals for \(positions) positions; there must be one for each."
    case .incompleteTriangle(let indices):
      "The mesh has \(indices) corners, which is no multiple of 3."
    case .indexOutOfRange(let index, let positions):
      "A triangle of the mesh names position \(index); there are \(positions), counted from 0."
    case .notFinite(let position):
      "Position \(position) of the mesh has a coordinate that is no finite number."
    }
  }
}
