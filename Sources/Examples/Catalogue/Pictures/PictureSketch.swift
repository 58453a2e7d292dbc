import Foundation

/// What drawings draw on: it collects shapes.
struct PictureSketch {
  let scheme: PictureScheme
  private(set) var shapes: [PictureShape] = []

  /// Starts with a card in a pale tint of the scheme and, on it, the shadow of what will stand there.
  init(_ scheme: PictureScheme) {
    self.scheme = scheme
    box(0, 0, 100, 100, 14, .vertical(scheme.main.mixed(with: .init(0xffffff), 0.9), scheme.pale))
    circle(50, 46, 36, .solid(PictureColor(0xffffff, opacity: 0.45)))
    ellipse(50, 86, 32, 4.5, .solid(scheme.deep.opacity(0.22)))
  }

  mutating func ellipse(
    _ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double, _ paint: PicturePaint
  ) {
    add(.ellipse(center: PicturePoint(x, y), radiusX: radiusX, radiusY: radiusY), paint)
  }

  mutating func circle(_ x: Double, _ y: Double, _ radius: Double, _ paint: PicturePaint) {
    ellipse(x, y, radius, radius, paint)
  }

  /// An upright rectangle: left, top, width, height, radius of its corners.
  mutating func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double,
    _ paint: PicturePaint
  ) {
    add(.rectangle(x: x, y: y, width: width, height: height, radius: radius), paint)
  }

  mutating func polygon(_ points: [PicturePoint], _ paint: PicturePaint) {
    add(.polygon(points), paint)
  }

  /// A polygon from pairs of coordinates.
  mutating func polygon(_ points: [(Double, Double)], _ paint: PicturePaint) {
    polygon(points.map { PicturePoint($0.0, $0.1) }, paint)
  }

  mutating func line(_ points: [(Double, Double)], _ width: Double, _ color: PictureColor) {
    add(.line(points.map { PicturePoint($0.0, $0.1) }, width: width), .solid(color))
  }

  mutating func line(_ points: [PicturePoint], _ width: Double, _ color: PictureColor) {
    add(.line(points, width: width), .solid(color))
  }

  /// The outline of a circle, or a part of it: angles in degrees, clockwise from three o'clock.
  mutating func arc(
    _ x: Double, _ y: Double, _ radius: Double, from start: Double = 0, to end: Double = 360,
    _ width: Double, _ color: PictureColor
  ) {
    line(Self.arc(x, y, radius, radius, from: start, to: end), width, color)
  }

  private mutating func add(_ outline: PictureOutline, _ paint: PicturePaint) {
    shapes.append(PictureShape(outline, paint))
  }

  /// Points along a cubic curve.
  static func curve(
    _ start: (Double, Double), _ first: (Double, Double), _ second: (Double, Double),
    _ end: (Double, Double)
  ) -> [PicturePoint] {
    (0...14).map { step in
      let t = Double(step) / 14
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return PicturePoint(
        a * start.0 + b * first.0 + c * second.0 + d * end.0,
        a * start.1 + b * first.1 + c * second.1 + d * end.1)
    }
  }

  /// Points along an ellipse: angles in degrees, clockwise from three o'clock.
  static func arc(
    _ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double, from start: Double,
    to end: Double
  ) -> [PicturePoint] {
    let steps = max(6, Int(abs(end - start) / 10))
    return (0...steps).map { step in
      let angle = (start + (end - start) * Double(step) / Double(steps)) * .pi / 180
      return PicturePoint(x + radiusX * cos(angle), y + radiusY * sin(angle))
    }
  }
}
