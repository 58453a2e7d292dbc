/// The smallest upright rectangle around an outline.
public struct PictureBounds: Equatable, Hashable, Sendable {
  /// The left edge.
  public var minX: Double
  /// The top edge.
  public var minY: Double
  /// The right edge.
  public var maxX: Double
  /// The bottom edge.
  public var maxY: Double

  /// The bounds of points, widened by `margin` on every side. No points: an empty rectangle at the origin.
  init(around points: [PicturePoint], margin: Double = 0) {
    let horizontal = points.map(\.x)
    let vertical = points.map(\.y)
    minX = (horizontal.min() ?? 0) - margin
    maxX = (horizontal.max() ?? 0) + margin
    minY = (vertical.min() ?? 0) - margin
    maxY = (vertical.max() ?? 0) + margin
  }

  var width: Double { maxX - minX }
  var height: Double { maxY - minY }
}
