/// The picture of a product: shapes in a square of 100 by 100 units, painted one over the other.
///
/// It's a value without any toolkit. A front end takes from it what it can show: ``svg()`` for a browser,
/// ``raster(width:height:background:)`` for a terminal's half blocks. ``PictureLibrary`` finds pictures by name.
public struct ProductPicture: Equatable, Hashable, Sendable {
  /// What it shows, in words, for those who don't see it.
  public var title: String
  /// The shapes, the hindmost first.
  public var shapes: [PictureShape]

  /// The width and the height of the square that shapes lie in.
  public static let side = 100.0

  /// Creates a picture.
  public init(title: String, shapes: [PictureShape]) {
    self.title = title
    self.shapes = shapes
  }
}
