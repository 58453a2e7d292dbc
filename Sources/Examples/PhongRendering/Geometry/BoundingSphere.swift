import Phong

/// A ball that holds some points: what a camera needs to see them from every side.
public struct BoundingSphere: Sendable, Hashable {
  /// Its middle.
  public var center: Vector3

  /// Its radius.
  public var radius: Float

  /// Makes a ball.
  ///
  /// - Parameters:
  ///   - center: Its middle.
  ///   - radius: Its radius.
  public init(center: Vector3, radius: Float) {
    self.center = center
    self.radius = radius
  }
}
