/// The pictures that products name.
///
/// An image name is that of a drawing (`mug`), or of a drawing and a colour (`mug-teal`).
public enum PictureLibrary {
  /// The picture of that name, or `nil` if there is none.
  ///
  /// - Parameter name: The name, as a product's `image` has it.
  public static func picture(named name: String) -> ProductPicture? {
    let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let drawing = drawings[String(first)],
      let scheme = schemes[parts.count > 1 ? String(parts[1]) : drawing.scheme]
    else { return nil }
    var sketch = PictureSketch(scheme)
    drawing.draw(&sketch)
    let colour = parts.count > 1 ? ", \(scheme.name)" : ""
    return ProductPicture(
      title: drawing.name.prefix(1).uppercased() + drawing.name.dropFirst() + colour,
      shapes: sketch.shapes)
  }

  /// The picture of that name, or ``placeholder`` where the name is empty or unknown: what a screen shows.
  ///
  /// - Parameter name: The name, as a product's `image` has it.
  public static func pictureOrPlaceholder(named name: String) -> ProductPicture {
    picture(named: name) ?? placeholder
  }

  /// The names of all drawings, each a valid image name.
  public static let drawingNames: [String] = PictureDrawing.all.map(\.name)

  /// The names of all colours: `drawing-colour` is a valid image name.
  public static let colorNames: [String] = PictureScheme.all.map(\.name)

  /// What stands where a product has no picture: an empty frame.
  public static let placeholder: ProductPicture = {
    let line = PictureColor(0x9aa3b2)
    var shapes = [
      PictureShape(
        .rectangle(x: 0, y: 0, width: 100, height: 100, radius: 14),
        .vertical(PictureColor(0xf1f3f6), PictureColor(0xdde2e9))),
      PictureShape(.ellipse(center: PicturePoint(38, 39), radiusX: 6, radiusY: 6), .solid(line)),
      PictureShape(
        .polygon([
          PicturePoint(24, 70), PicturePoint(42, 50), PicturePoint(52, 60), PicturePoint(63, 46),
          PicturePoint(76, 62), PicturePoint(76, 70),
        ]), .solid(line.opacity(0.7))),
    ]
    let corners = [(22.0, 26.0), (78, 26), (78, 74), (22, 74), (22, 26)]
    shapes.append(
      PictureShape(.line(corners.map { PicturePoint($0.0, $0.1) }, width: 3), .solid(line)))
    return ProductPicture(title: "No picture", shapes: shapes)
  }()

  private static let drawings = Dictionary(
    uniqueKeysWithValues: PictureDrawing.all.map { ($0.name, $0) })
  private static let schemes = Dictionary(
    uniqueKeysWithValues: PictureScheme.all.map { ($0.name, $0) })
}
