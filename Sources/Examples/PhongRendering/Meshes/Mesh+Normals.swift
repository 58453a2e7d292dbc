import Phong

extension Mesh {
  /// Unit normals for all positions: those given, and made ones where there are none.
  ///
  /// - Parameters:
  ///   - given: One for each position, or nil.
  ///   - positions: The corners.
  ///   - indices: The triangles.
  static func completed(
    _ given: [Vector3]?, positions: [Vector3], indices: [UInt32]
  ) -> [Vector3] {
    guard let given else { return smoothNormals(positions: positions, indices: indices) }
    let normals = given.map(\.normalized)
    guard normals.contains(.zero) else { return normals }
    let made = smoothNormals(positions: positions, indices: indices)
    return zip(normals, made).map { $0 == .zero ? $1 : $0 }
  }

  /// The mean direction of the triangles around each position, weighted by their areas.
  private static func smoothNormals(positions: [Vector3], indices: [UInt32]) -> [Vector3] {
    var sums = [Vector3](repeating: .zero, count: positions.count)
    for start in stride(from: 0, to: indices.count, by: 3) {
      let (a, b, c) = (
        Int(indices[start]), Int(indices[start + 1]), Int(indices[start + 2])
      )
      // Its length is twice the area: the weight comes for free.
      let area = cross(positions[b] - positions[a], positions[c] - positions[a])
      sums[a] += area
      sums[b] += area
      sums[c] += area
    }
    // A position of no triangle, or of triangles without area, must face somewhere.
    return sums.map { sum in
      let normal = sum.normalized
      return normal == .zero ? [0, 0, 1] : normal
    }
  }
}
