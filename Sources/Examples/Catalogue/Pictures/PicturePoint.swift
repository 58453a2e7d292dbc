/// A point in a picture's square of 100 by 100 units; the origin is the top left corner.
public struct PicturePoint: Equatable, Hashable, Sendable {
  /// Units from the left edge.
  public var x: Double
  /// Units from the top edge.
  public var y: Double

  /// Creates a point.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}
