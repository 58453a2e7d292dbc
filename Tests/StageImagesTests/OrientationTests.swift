import Testing

@testable import StageImages

@Suite("How a camera was held")
struct OrientationTests {
  private static let red = Pixel(red: 250, green: 10, blue: 10)
  private static let green = Pixel(red: 10, green: 250, blue: 10)
  private static let blue = Pixel(red: 10, green: 10, blue: 250)
  private static let white = Pixel(red: 250, green: 250, blue: 250)

  /// Four fields of 32 by 16: red and green above blue and white.
  private static func fields() throws -> RasterImage {
    var image = try RasterImage(width: 64, height: 32)
    for row in 0..<32 {
      for column in 0..<64 {
        image[column, row] = row < 16 ? (column < 32 ? red : green) : (column < 32 ? blue : white)
      }
    }
    return image
  }

  /// The letters of the fields' colours, from the upper left, row by row.
  private static func letters(_ image: RasterImage) -> String {
    let places = [(1, 1), (3, 1), (1, 3), (3, 3)]
    return places.map { column, row in
      let pixel = image[image.width * column / 4, image.height * row / 4]
      switch (pixel.red > 128, pixel.green > 128, pixel.blue > 128) {
      case (true, false, false): return "r"
      case (false, true, false): return "g"
      case (false, false, true): return "b"
      case (true, true, true): return "w"
      default: return "?"
      }
    }.joined()
  }

  private static let cases = [
    (1, "rgbw"), (2, "grwb"), (3, "wbgr"), (4, "bwrg"), (5, "rbgw"), (6, "brwg"), (7, "wgbr"),
    (8, "gwrb"), (0, "rgbw"), (9, "rgbw"), (65535, "rgbw"),
  ]

  @Test("is heeded, in either order of bytes", arguments: cases, [true, false])
  func orientations(expected: (Int, String), isBigEndian: Bool) throws {
    let file = SampleImages.jpeg(
      try Self.fields(), orientation: expected.0, isBigEndian: isBigEndian)
    let image = try RasterImage(decoding: file)
    let isTurned = (5...8).contains(expected.0)
    #expect(image.width == (isTurned ? 32 : 64))
    #expect(image.height == (isTurned ? 64 : 32))
    #expect(Self.letters(image) == expected.1)
  }

  @Test("is heeded when the image is scaled", arguments: [3, 6])
  func scaled(orientation: Int) throws {
    let file = SampleImages.jpeg(try Self.fields(), orientation: orientation)
    let small = try RasterImage(decoding: file, scaling: .fitting(width: 16, height: 1000))
    #expect(small.width == 16)
    #expect(small.height == (orientation == 6 ? 32 : 8))
    #expect(Self.letters(small) == (orientation == 6 ? "brwg" : "wbgr"))
    let exact = try RasterImage(decoding: file, scaling: .exactly(width: 20, height: 10))
    #expect(exact.width == 20)
    #expect(exact.height == 10)
  }

  @Test("that is written nonsensically leaves the image as it is")
  func damaged() throws {
    let file = SampleImages.jpeg(try Self.fields(), orientation: 6)
    let exif = 2..<2 + 4 + 6 + 26
    for place in exif.dropFirst(4) {
      for value in [0, 0x7F, 0xFF] as [UInt8] {
        var damaged = file
        damaged[place] = value
        let letters = (try? RasterImage(decoding: damaged)).map { Self.letters($0) }
        #expect(letters == "rgbw" || Self.cases.contains { $0.1 == letters }, "byte \(place)")
      }
    }
    for count in 0..<exif.upperBound {
      #expect(throws: ImageError.self) { try RasterImage(decoding: Array(file.prefix(count))) }
    }
  }
}

extension SampleImages {
  /// A JPEG file that says how the camera was held.
  static func jpeg(_ image: RasterImage, orientation: Int, isBigEndian: Bool = true) -> [UInt8] {
    func number(_ value: Int, bytes: Int) -> [UInt8] {
      let ordered = (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
      return isBigEndian ? ordered : ordered.reversed()
    }
    // A directory of one entry: the orientation, a whole number of 16 bits.
    let tiff =
      Array((isBigEndian ? "MM" : "II").utf8) + number(42, bytes: 2) + number(8, bytes: 4)
      + number(1, bytes: 2) + number(0x0112, bytes: 2) + number(3, bytes: 2) + number(1, bytes: 4)
      + number(orientation, bytes: 2) + [0, 0] + number(0, bytes: 4)
    let content = Array("Exif".utf8) + [0, 0] + tiff
    let length = content.count + 2
    let segment = [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + content
    let file = jpeg(image)
    return Array(file.prefix(2)) + segment + Array(file.dropFirst(2))
  }
}
