/// How a picture is divided: each pixel into 2 x 2 samples, all pixels into tiles.
///
/// Rows of samples are counted from the bottom, as in OpenGL; only the finished picture is upside down.
struct SampleGrid {
  /// A tile's side in pixels: depths and triangle numbers of a tile fit into the first-level cache.
  static let tilePixels = 32
  static let tileSamples = 2 * tilePixels

  let width: Int
  let height: Int
  let tileColumns: Int
  let tileRows: Int

  init(_ size: PictureSize) {
    width = size.width
    height = size.height
    tileColumns = (width + Self.tilePixels - 1) / Self.tilePixels
    tileRows = (height + Self.tilePixels - 1) / Self.tilePixels
  }

  var tileCount: Int { tileColumns * tileRows }
  var sampleWidth: Int { 2 * width }
  var sampleHeight: Int { 2 * height }
}
