/// A picture in memory: red, green, blue and alpha, 8 bits each, rows from the top.
///
/// Colours are straight: not multiplied by alpha.
public struct RasterImage: Sendable, Hashable {
  /// The number of columns, at least 1.
  public let width: Int

  /// The number of rows, at least 1.
  public let height: Int

  /// Four bytes a pixel (red, green, blue, alpha), row by row from the top left.
  public private(set) var pixels: [UInt8]

  /// Makes a picture of pixels that are there.
  ///
  /// - Parameters:
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  ///   - pixels: Four bytes a pixel, row by row from the top left.
  /// - Throws: ``ImageError/invalidSize(width:height:)`` or ``ImageError/wrongPixelCount(bytes:expected:)``.
  public init(width: Int, height: Int, pixels: [UInt8]) throws(ImageError) {
    let bytes = try Self.byteCount(width: width, height: height)
    guard pixels.count == bytes else {
      throw .wrongPixelCount(bytes: pixels.count, expected: bytes)
    }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Makes a picture of one colour.
  ///
  /// - Parameters:
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  ///   - color: The colour of every pixel. Transparent if not given.
  /// - Throws: ``ImageError/invalidSize(width:height:)``.
  public init(width: Int, height: Int, color: Pixel = .transparent) throws(ImageError) {
    let bytes = try Self.byteCount(width: width, height: height)
    self.width = width
    self.height = height
    pixels = [UInt8](unsafeUninitializedCapacity: bytes) { buffer, count in
      for start in stride(from: 0, to: bytes, by: 4) {
        (buffer[start], buffer[start + 1]) = (color.red, color.green)
        (buffer[start + 2], buffer[start + 3]) = (color.blue, color.alpha)
      }
      count = bytes
    }
  }

  /// The pixel in a column and a row, which must exist.
  public subscript(column: Int, row: Int) -> Pixel {
    get {
      let start = (row * width + column) * 4
      return Pixel(
        red: pixels[start], green: pixels[start + 1], blue: pixels[start + 2],
        alpha: pixels[start + 3])
    }
    set {
      let start = (row * width + column) * 4
      pixels[start] = newValue.red
      pixels[start + 1] = newValue.green
      pixels[start + 2] = newValue.blue
      pixels[start + 3] = newValue.alpha
    }
  }

  /// The number of bytes that a picture of a size takes.
  ///
  /// - Parameters:
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  /// - Throws: ``ImageError/invalidSize(width:height:)`` if a side is below 1 or the number does not fit.
  static func byteCount(width: Int, height: Int) throws(ImageError) -> Int {
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflows, count <= Int.max / 4 else {
      throw .invalidSize(width: width, height: height)
    }
    return count * 4
  }
}
