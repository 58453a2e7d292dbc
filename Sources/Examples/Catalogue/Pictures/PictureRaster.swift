/// A picture as pixels.
public struct PictureRaster: Equatable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Red, green, blue and opacity of each pixel, four bytes, row by row from the top. The colour isn't
  /// multiplied by the opacity.
  public let bytes: [UInt8]

  /// The colour of one pixel.
  ///
  /// - Parameters:
  ///   - x: The column, from 0 up to `width`.
  ///   - y: The row, from 0 up to `height`.
  public func color(x: Int, y: Int) -> PictureColor {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "no pixel at \(x), \(y)")
    let offset = (y * width + x) * 4
    return PictureColor(
      red: bytes[offset], green: bytes[offset + 1], blue: bytes[offset + 2],
      opacity: Double(bytes[offset + 3]) / 255)
  }
}
