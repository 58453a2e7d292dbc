/// A place on a surface: all that the lighting model has to know of a shape.
public struct SurfacePoint: Sendable, Hashable {
  /// Where it lies.
  public var position: Vector3

  /// N, the direction in which the surface faces there, of length 1.
  public var normal: Vector3

  /// Makes a place on a surface.
  ///
  /// - Parameters:
  ///   - position: Where it lies.
  ///   - normal: The direction in which the surface faces there. Made a unit vector.
  public init(position: Vector3 = .zero, normal: Vector3) {
    self.position = position
    self.normal = normal.normalized
  }
}
