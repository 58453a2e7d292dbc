import Phong

/// A surface of triangles.
///
/// A mesh never changes, and is large: it is shared by reference. Renderers may keep what they prepared
/// for it as long as it lives.
public final class Mesh: Sendable {
  /// The corners of the triangles.
  public let positions: [Vector3]

  /// The direction in which the surface faces at each position, of length 1.
  public let normals: [Vector3]

  /// Three positions for each triangle, anticlockwise for a viewer outside.
  public let indices: [UInt32]

  /// The box around all positions.
  public let bounds: BoundingBox

  /// The distance of the farthest position from the middle of the box.
  public let radius: Float

  /// Whether the surface has an inside that no viewer outside can see, so that triangles which face
  /// away are always hidden by others.
  public let isClosed: Bool

  /// The number of triangles.
  public var triangleCount: Int { indices.count / 3 }

  /// Makes a mesh.
  ///
  /// - Parameters:
  ///   - positions: The corners of the triangles.
  ///   - normals: One for each position, made unit vectors. Where it is zero or no number, and where none
  ///     are given at all, the mean of the triangles around the position is taken, weighted by area.
  ///   - indices: Three positions for each triangle, anticlockwise for a viewer outside.
  /// - Throws: What is wrong with them.
  /// - Complexity: O(positions + triangles).
  public init(
    positions: [Vector3], normals: [Vector3]? = nil, indices: [UInt32]
  ) throws(MeshError) {
    guard !indices.isEmpty else { throw .empty }
    guard indices.count.isMultiple(of: 3) else {
      throw .incompleteTriangle(indices: indices.count)
    }
    if let largest = indices.max(), Int(largest) >= positions.count {
      throw .indexOutOfRange(index: Int(largest), positions: positions.count)
    }
    if let normals, normals.count != positions.count {
      throw .wrongNormalCount(normals: normals.count, positions: positions.count)
    }
    for (number, position) in positions.enumerated() where !(position * 0 == .zero) {
      throw .notFinite(position: number)
    }
    guard let bounds = BoundingBox(around: positions) else { throw .empty }
    self.positions = positions
    self.indices = indices
    self.bounds = bounds
    let center = bounds.center
    radius = positions.reduce(0) { max($0, dot($1 - center, $1 - center)) }.squareRoot()
    self.normals = Self.completed(normals, positions: positions, indices: indices)
    isClosed = Self.isClosed(positions: positions, indices: indices, center: center)
  }
}
