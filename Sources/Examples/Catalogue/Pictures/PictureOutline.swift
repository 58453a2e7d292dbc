/// The outline of a shape.
public enum PictureOutline: Equatable, Hashable, Sendable {
  /// An upright ellipse.
  case ellipse(center: PicturePoint, radiusX: Double, radiusY: Double)
  /// An upright rectangle with round corners.
  case rectangle(x: Double, y: Double, width: Double, height: Double, radius: Double)
  /// A closed polygon. Where it crosses itself, the even-odd rule decides.
  case polygon([PicturePoint])
  /// An open line with round joins and ends.
  case line([PicturePoint], width: Double)

  /// The smallest upright rectangle around it.
  public var bounds: PictureBounds {
    switch self {
    case .ellipse(let center, let radiusX, let radiusY):
      return PictureBounds(around: [
        PicturePoint(center.x - radiusX, center.y - radiusY),
        PicturePoint(center.x + radiusX, center.y + radiusY),
      ])
    case .rectangle(let x, let y, let width, let height, _):
      return PictureBounds(around: [PicturePoint(x, y), PicturePoint(x + width, y + height)])
    case .polygon(let points): return PictureBounds(around: points)
    case .line(let points, let width): return PictureBounds(around: points, margin: width / 2)
    }
  }

  /// Whether the point lies inside.
  ///
  /// - Complexity: O(number of points).
  public func contains(_ point: PicturePoint) -> Bool {
    switch self {
    case .ellipse(let center, let radiusX, let radiusY):
      let x = (point.x - center.x) / radiusX
      let y = (point.y - center.y) / radiusY
      return x * x + y * y <= 1
    case .rectangle(let x, let y, let width, let height, let radius):
      // How far the point lies beyond the inner rectangle, on whose rim the corners' centres sit.
      let corner = min(radius, width / 2, height / 2)
      let beyondX = abs(point.x - x - width / 2) - (width / 2 - corner)
      let beyondY = abs(point.y - y - height / 2) - (height / 2 - corner)
      if beyondX <= 0 || beyondY <= 0 { return beyondX <= corner && beyondY <= corner }
      return beyondX * beyondX + beyondY * beyondY <= corner * corner
    case .polygon(let points): return Self.isInside(point, points)
    case .line(let points, let width): return Self.isNear(point, points, within: width / 2)
    }
  }

  private static func isInside(_ point: PicturePoint, _ corners: [PicturePoint]) -> Bool {
    guard var previous = corners.last else { return false }
    var inside = false
    for corner in corners {
      if (corner.y > point.y) != (previous.y > point.y) {
        let along = (point.y - corner.y) / (previous.y - corner.y)
        if point.x < corner.x + (previous.x - corner.x) * along { inside.toggle() }
      }
      previous = corner
    }
    return inside
  }

  private static func isNear(
    _ point: PicturePoint, _ line: [PicturePoint], within reach: Double
  ) -> Bool {
    guard var start = line.first else { return false }
    for end in line {
      let (x, y) = (end.x - start.x, end.y - start.y)
      let squaredLength = x * x + y * y
      let along =
        squaredLength == 0
        ? 0 : min(max(((point.x - start.x) * x + (point.y - start.y) * y) / squaredLength, 0), 1)
      let (offX, offY) = (point.x - start.x - along * x, point.y - start.y - along * y)
      if offX * offX + offY * offY <= reach * reach { return true }
      start = end
    }
    return false
  }
}
