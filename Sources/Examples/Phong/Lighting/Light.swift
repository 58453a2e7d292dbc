/// A source of light. One colour serves its diffuse and its specular term.
public enum Light: Sendable, Hashable {
  /// A light so far away that it comes from the same direction everywhere, like the sun.
  ///
  /// - Parameters:
  ///   - direction: Points from the surface to the light. Of any length but zero.
  ///   - color: Its intensities.
  case directional(direction: Vector3, color: RGB = .one)

  /// A light at a place in the scene. It does not fade with the distance: the model has no term for it.
  ///
  /// - Parameters:
  ///   - position: Where it stands.
  ///   - color: Its intensities.
  case point(position: Vector3, color: RGB = .one)

  /// Its intensities.
  public var color: RGB {
    switch self {
    case .directional(_, let color), .point(_, let color): color
    }
  }

  /// The unit vector from a place to the light.
  ///
  /// - Parameter position: The place.
  /// - Returns: The zero vector where there is no direction: the light stands in that very place.
  public func direction(from position: Vector3) -> Vector3 {
    switch self {
    case .directional(let direction, _): direction.normalized
    case .point(let light, _): (light - position).normalized
    }
  }
}
