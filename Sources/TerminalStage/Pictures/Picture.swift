/// A picture made of pixels.
public struct Picture: Hashable, Sendable {
  /// The colour of one pixel.
  public struct Pixel: Hashable, Sendable {
    /// Its red part.
    public var red: UInt8
    /// Its green part.
    public var green: UInt8
    /// Its blue part.
    public var blue: UInt8
    /// How opaque it is: the terminal's own background shows where it's less than half.
    public var opacity: UInt8

    /// Makes a pixel.
    ///
    /// - Parameters:
    ///   - red: Its red part.
    ///   - green: Its green part.
    ///   - blue: Its blue part.
    ///   - opacity: How opaque it is, from 0 to 255.
    public init(red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }

    var isVisible: Bool { opacity >= 128 }
    var color: Color { isVisible ? .rgb(red: red, green: green, blue: blue) : .standard }
    var luminance: Int {
      isVisible ? (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1000 : 0
    }
  }

  /// How many pixels are in a row: at least one.
  public let width: Int
  /// How many rows there are: at least one.
  public let height: Int

  private let pixels: [Pixel]

  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - width: How many pixels are in a row.
  ///   - height: How many rows there are.
  ///   - pixels: The rows from above, each from left to right.
  /// - Returns: nil if the picture is empty, or if there are not `width * height` pixels.
  public init?(width: Int, height: Int, pixels: [Pixel]) {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, pixels.count == count else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The pixel in a place.
  ///
  /// - Parameters:
  ///   - column: From 0 up to, without, ``width``.
  ///   - row: From 0 up to, without, ``height``.
  public subscript(column: Int, row: Int) -> Pixel { pixels[row * width + column] }

  /// The picture in another size, each pixel the average of those it stands for.
  ///
  /// - Parameters:
  ///   - newWidth: How many pixels a row has; less than one counts as one.
  ///   - newHeight: How many rows there are; less than one counts as one.
  /// - Returns: The picture in that size.
  /// - Complexity: O(n), where n is the number of pixels in the larger of the two.
  public func scaled(width newWidth: Int, height newHeight: Int) -> Picture {
    let newWidth = max(1, newWidth)
    let newHeight = max(1, newHeight)
    guard newWidth != width || newHeight != height else { return self }
    var result: [Pixel] = []
    result.reserveCapacity(newWidth * newHeight)
    for row in 0..<newHeight {
      let rows = Self.span(of: row, count: newHeight, in: height)
      for column in 0..<newWidth {
        result.append(
          average(columns: Self.span(of: column, count: newWidth, in: width), rows: rows))
      }
    }
    return Picture(width: newWidth, height: newHeight, pixels: result)!
  }

  private static func span(of index: Int, count: Int, in size: Int) -> Range<Int> {
    let first = index * size / count
    return first..<max(first + 1, (index + 1) * size / count)
  }

  private func average(columns: Range<Int>, rows: Range<Int>) -> Pixel {
    var (red, green, blue, opacity) = (0, 0, 0, 0)
    for row in rows {
      for column in columns {
        let pixel = self[column, row]
        let weight = Int(pixel.opacity)
        red += Int(pixel.red) * weight
        green += Int(pixel.green) * weight
        blue += Int(pixel.blue) * weight
        opacity += weight
      }
    }
    guard opacity > 0 else { return Pixel(red: 0, green: 0, blue: 0, opacity: 0) }
    return Pixel(
      red: UInt8(red / opacity), green: UInt8(green / opacity), blue: UInt8(blue / opacity),
      opacity: UInt8(opacity / (columns.count * rows.count)))
  }
}
