import Phong

/// A curved piece of surface that follows a net of 4 x 4 points.
struct BezierPatch {
  /// The net, row by row: u grows along a row, v from row to row.
  let points: [Vector3]

  /// The place at two parameters from 0 to 1.
  func position(u: Float, v: Float) -> Vector3 {
    sum(Self.weights(u), Self.weights(v))
  }

  /// The unit normal: across both directions in which the parameters grow.
  func normal(u: Float, v: Float) -> Vector3 {
    // Where a row of the net is one point, as in the tip of a lid, there is no direction along it. The
    // normal just beside such a point is very close.
    for inset: Float in [0, 0.001, 0.01] {
      let u = min(max(u, inset), 1 - inset), v = min(max(v, inset), 1 - inset)
      let alongU = sum(Self.slopes(u), Self.weights(v))
      let alongV = sum(Self.weights(u), Self.slopes(v))
      let across = cross(alongU, alongV)
      if across.length > 1e-6 { return across.normalized }
    }
    return .zero
  }

  private func sum(_ row: SIMD4<Float>, _ column: SIMD4<Float>) -> Vector3 {
    var sum = Vector3.zero
    for v in 0..<4 {
      for u in 0..<4 { sum += points[v * 4 + u] * (row[u] * column[v]) }
    }
    return sum
  }

  /// The Bernstein polynomials of degree 3.
  private static func weights(_ t: Float) -> SIMD4<Float> {
    let s = 1 - t
    return [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
  }

  /// Their derivatives.
  private static func slopes(_ t: Float) -> SIMD4<Float> {
    let s = 1 - t
    return [-3 * s * s, 3 * s * s - 6 * s * t, 6 * s * t - 3 * t * t, 3 * t * t]
  }
}
