import Phong

extension Mesh {
  /// Whether triangles enclose a volume and are turned outwards.
  ///
  /// A surface is closed if each edge is passed as often in one direction as in the other. Instead of
  /// sorting or storing the edges, the two directions are summed up as hashes of 64 bits; equal sums mean
  /// equal edges, but for a chance of one in 2^64.
  ///
  /// - Parameters:
  ///   - positions: The corners.
  ///   - indices: The triangles.
  ///   - center: A point near the positions, to keep rounding errors small.
  static func isClosed(positions: [Vector3], indices: [UInt32], center: Vector3) -> Bool {
    var balance: UInt64 = 0
    var volume = 0.0
    for start in stride(from: 0, to: indices.count, by: 3) {
      let (a, b, c) = (indices[start], indices[start + 1], indices[start + 2])
      for (from, to) in [(a, b), (b, c), (c, a)] {
        balance &+= edgeHash(from, to) &- edgeHash(to, from)
      }
      let (p, q, r) = (
        positions[Int(a)] - center, positions[Int(b)] - center, positions[Int(c)] - center
      )
      volume += Double(dot(p, cross(q, r)))
    }
    return balance == 0 && volume > 0
  }

  private static func edgeHash(_ from: UInt32, _ to: UInt32) -> UInt64 {
    var mixed = (UInt64(from) << 32 | UInt64(to)) &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
