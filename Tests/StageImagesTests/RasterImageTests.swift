import Testing

@testable import StageImages

@Suite("Images in memory")
struct RasterImageTests {
  @Test("must have a size", arguments: [(0, 1), (1, 0), (-1, 5), (Int.max, 2), (Int.max / 2, 1)])
  func sizes(width: Int, height: Int) {
    #expect(throws: ImageError.invalidSize(width: width, height: height)) {
      try RasterImage(width: width, height: height, pixels: [])
    }
  }

  @Test("must have four bytes a pixel")
  func bytes() {
    #expect(throws: ImageError.wrongPixelCount(bytes: 5, expected: 8)) {
      try RasterImage(width: 2, height: 1, pixels: [1, 2, 3, 4, 5])
    }
  }

  @Test("are scaled to the mean of what each new pixel covers")
  func scaling() throws {
    var image = try RasterImage(width: 4, height: 2, color: Pixel(red: 0, green: 0, blue: 0))
    image[0, 0] = Pixel(red: 200, green: 0, blue: 100)
    image[1, 1] = Pixel(red: 200, green: 40, blue: 0)
    let half = image.scaled(.exactly(width: 2, height: 1))
    #expect(half[0, 0] == Pixel(red: 100, green: 10, blue: 25))
    #expect(half[1, 0] == Pixel(red: 0, green: 0, blue: 0))
    let three = image.scaled(.exactly(width: 3, height: 2))
    #expect(three[0, 0] == Pixel(red: 150, green: 0, blue: 75))
  }

  @Test("are scaled without the colour of transparent pixels")
  func transparentColour() throws {
    var image = try RasterImage(
      width: 2, height: 1, color: Pixel(red: 255, green: 0, blue: 0, alpha: 0))
    image[1, 0] = Pixel(red: 0, green: 0, blue: 80)
    #expect(
      image.scaled(.exactly(width: 1, height: 1))[0, 0]
        == Pixel(red: 0, green: 0, blue: 80, alpha: 128))
    #expect(
      image.scaled(.exactly(width: 4, height: 1))[0, 0] == .transparent)
  }

  @Test("of one colour keep it in any size")
  func oneColour() throws {
    let color = Pixel(red: 13, green: 250, blue: 99, alpha: 77)
    let image = try RasterImage(width: 13, height: 7, color: color)
    for (width, height) in [(5, 3), (1, 1), (26, 20), (12, 8)] {
      let scaled = image.scaled(.exactly(width: width, height: height))
      #expect(scaled == (try RasterImage(width: width, height: height, color: color)))
    }
  }
}
