/// Cuts triangles that reach behind the viewer or too far out of the picture (Sutherland and Hodgman).
struct Clipper {
  struct Corner {
    var clip: SIMD4<Float>
    var normal: SIMD4<Float>
  }

  /// What is kept is where the dot product with the place in clip space is not negative.
  private let planes: [SIMD4<Float>]

  init(_ projection: Projection) {
    let limits = projection.guardLimits
    planes = [
      [0, 0, 1, 1], [0, 0, -1, 1],
      [1, 0, 0, -limits.left], [-1, 0, 0, limits.right],
      [0, 1, 0, -limits.bottom], [0, -1, 0, limits.top],
    ]
  }

  /// The part of a convex polygon that is kept.
  ///
  /// - Parameter corners: The polygon's corners.
  /// - Returns: Fewer than three corners if nothing is kept.
  func clip(_ corners: [Corner]) -> [Corner] {
    var polygon = corners
    for plane in planes where !polygon.isEmpty {
      var kept: [Corner] = []
      var previous = polygon[polygon.count - 1]
      var previousDistance = (previous.clip * plane).sum()
      for corner in polygon {
        let distance = (corner.clip * plane).sum()
        if (distance >= 0) != (previousDistance >= 0) {
          let share = previousDistance / (previousDistance - distance)
          kept.append(
            Corner(
              clip: previous.clip + (corner.clip - previous.clip) * share,
              normal: previous.normal + (corner.normal - previous.normal) * share))
        }
        if distance >= 0 { kept.append(corner) }
        (previous, previousDistance) = (corner, distance)
      }
      polygon = kept
    }
    return polygon
  }
}
