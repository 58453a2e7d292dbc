/// What fills an outline. Gradients span the outline's bounds.
public enum PicturePaint: Equatable, Hashable, Sendable {
  /// One colour.
  case solid(PictureColor)
  /// From the top to the bottom.
  case vertical(PictureColor, PictureColor)
  /// From the left to the right.
  case horizontal(PictureColor, PictureColor)
  /// From a spot in the upper left to the rim, as light falls on something round.
  case radial(PictureColor, PictureColor)

  /// Where the light of a radial gradient falls, as fractions of the bounds, and how far it reaches.
  static let radialCenter = PicturePoint(0.38, 0.32)
  static let radialReach = 0.75

  /// The colour at a point of an outline with these bounds.
  func color(at point: PicturePoint, in bounds: PictureBounds) -> PictureColor {
    switch self {
    case .solid(let color): return color
    case .vertical(let top, let bottom):
      return top.mixed(with: bottom, fraction(point.y - bounds.minY, of: bounds.height))
    case .horizontal(let left, let right):
      return left.mixed(with: right, fraction(point.x - bounds.minX, of: bounds.width))
    case .radial(let inner, let outer):
      let x = fraction(point.x - bounds.minX, of: bounds.width) - Self.radialCenter.x
      let y = fraction(point.y - bounds.minY, of: bounds.height) - Self.radialCenter.y
      let distance = (x * x + y * y).squareRoot() / Self.radialReach
      return inner.mixed(with: outer, min(distance, 1))
    }
  }

  private func fraction(_ part: Double, of whole: Double) -> Double {
    whole > 0 ? min(max(part / whole, 0), 1) : 0
  }
}
