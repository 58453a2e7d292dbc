import Testing

@testable import StageImages

@Suite("Image files")
struct ImageFileTests {
  @Test(
    "that are PNG or lossless WebP keep every pixel, of any size",
    arguments: [(1, 1), (7, 3), (64, 65), (301, 2)])
  func lossless(width: Int, height: Int) throws {
    let image = try SampleImages.gradient(width: width, height: height)
    #expect(try RasterImage(decoding: image.png()) == image)
    #expect(try RasterImage(decoding: image.png(isFast: true)) == image)
    for effort in [-1, 0, 6, 99] {
      #expect(try RasterImage(decoding: image.webp(.lossless(effort: effort))) == image)
    }
  }

  @Test("that are JPEG or lossy WebP come close")
  func lossy() throws {
    let image = try SampleImages.gradient(width: 128, height: 96, isOpaque: true)
    let jpeg = try RasterImage(decoding: SampleImages.jpeg(image))
    #expect(SampleImages.difference(jpeg, image) < 4)
    for effort in [-1, 0, 6, 99] {
      let webp = try RasterImage(decoding: image.webp(.lossy(quality: 90, effort: effort)))
      #expect(SampleImages.difference(webp, image) < 6)
    }
  }

  @Test("of lossy WebP keep the opacity exactly")
  func lossyAlpha() throws {
    let image = try SampleImages.gradient(width: 50, height: 40)
    for effort in [0, 4] {
      let webp = try RasterImage(decoding: image.webp(.lossy(effort: effort)))
      let alphas = stride(from: 3, to: image.pixels.count, by: 4)
      #expect(alphas.allSatisfy { webp.pixels[$0] == image.pixels[$0] })
    }
  }

  @Test("of four inks become red, green and blue")
  func inks() throws {
    // Inverted inks: no cyan, half magenta, all yellow, no black.
    let inks = try RasterImage(
      width: 16, height: 16, color: Pixel(red: 255, green: 128, blue: 0, alpha: 255))
    let image = try RasterImage(decoding: SampleImages.jpeg(inks, inks: true))
    let pixel = image[8, 8]
    #expect(pixel.red > 250 && pixel.blue < 5 && abs(Int(pixel.green) - 128) < 5)
    #expect(pixel.alpha == 255)
  }

  @Test("are scaled while they are read, in their proportions")
  func scaling() throws {
    let image = try SampleImages.gradient(width: 400, height: 300, isOpaque: true)
    let files = [
      try image.png(), SampleImages.jpeg(image), try image.webp(.lossy()), try image.webp(),
    ]
    let cases: [(ImageScaling, Int, Int)] = [
      (.none, 400, 300), (.fitting(width: 128, height: 128), 128, 96),
      (.covering(width: 128, height: 128), 171, 128), (.exactly(width: 31, height: 77), 31, 77),
      (.fitting(width: 1, height: 1), 1, 1), (.fitting(width: 9999, height: 9999), 400, 300),
      (.fitting(width: 0, height: -3), 1, 1), (.exactly(width: 800, height: 900), 800, 900),
    ]
    for bytes in files {
      for (scaling, width, height) in cases {
        let scaled = try RasterImage(decoding: bytes, scaling: scaling)
        #expect((scaled.width, scaled.height) == (width, height))
        let expected = image.scaled(scaling)
        #expect(SampleImages.difference(scaled, expected) < 8, "\(scaling)")
      }
    }
  }

  @Test("of animations keep frames, times and loops")
  func animation() throws {
    let frames = try [30, 70, 1000].map { milliseconds in
      AnimatedImage.Frame(
        image: try SampleImages.gradient(width: 20, height: 10),
        duration: .milliseconds(milliseconds))
    }
    var changed = frames
    changed[1].image[3, 3] = .transparent
    let animation = try AnimatedImage(frames: changed, loops: 5)
    let read = try AnimatedImage(decoding: animation.webp())
    #expect(read.loops == 5)
    #expect(read.frames.map(\.duration) == animation.frames.map(\.duration))
    for (frame, expected) in zip(read.frames, animation.frames) {
      #expect(frame.image[4, 4] == expected.image[4, 4])
      #expect(frame.image[3, 3].alpha == expected.image[3, 3].alpha)
    }
    #expect(try RasterImage(decoding: animation.webp()) == read.frames[0].image)
    #expect(try AnimatedImage(decoding: frames[0].image.webp()).frames.count == 1)
  }

  @Test("of animations need frames of one size")
  func unequalFrames() throws {
    #expect(throws: ImageError.unequalFrames) { try AnimatedImage(frames: []) }
    let small = try RasterImage(width: 1, height: 1), large = try RasterImage(width: 2, height: 1)
    #expect(throws: ImageError.unequalFrames) {
      try AnimatedImage(
        frames: [small, large].map { .init(image: $0, duration: .milliseconds(1)) })
    }
  }

  @Test("larger than the limit are refused before memory is taken")
  func limits() throws {
    for (name, bytes) in try SampleImages.files() {
      let error = #expect(throws: ImageError.self, "\(name)") {
        try RasterImage(decoding: bytes, limits: ImageLimits(pixels: 100))
      }
      guard case .tooManyPixels(_, _, 100) = error else {
        Issue.record("\(name): \(String(describing: error))")
        continue
      }
    }
    // 20000 x 20000 pixels are claimed; there are none.
    var png = try RasterImage(width: 1, height: 1).png()
    png.replaceSubrange(16..<24, with: [0, 0, 0x4E, 0x20, 0, 0, 0x4E, 0x20])
    #expect(throws: ImageError.self) { try RasterImage(decoding: png) }
    let frame = try RasterImage(width: 10, height: 10)
    let animation = try AnimatedImage(
      frames: Array(repeating: .init(image: frame, duration: .milliseconds(9)), count: 5)
    ).webp()
    #expect(throws: ImageError.tooManyPixels(width: 10, height: 10, limit: 499)) {
      try AnimatedImage(decoding: animation, limits: ImageLimits(pixels: 499))
    }
  }

  @Test("that are cut off anywhere give an error")
  func cutOff() throws {
    for (name, bytes) in try SampleImages.files() {
      // The last bytes may be a checksum or an end mark that a reader can do without.
      for length in 0..<(bytes.count - 16) {
        #expect(throws: ImageError.self, "\(name), \(length) of \(bytes.count) bytes") {
          _ = try AnimatedOrStill.decode(Array(bytes.prefix(length)), name: name)
        }
      }
    }
  }

  @Test("of other formats are not known", arguments: ["", "GIF89a", "<svg>", "RIFF1234WAVE"])
  func unknown(text: String) {
    #expect(throws: ImageError.unknownFormat) { try RasterImage(decoding: Array(text.utf8)) }
    #expect(throws: ImageError.unknownFormat) { try AnimatedImage(decoding: Array(text.utf8)) }
  }

  @Test("that a format cannot hold are not written")
  func notEncodable() throws {
    let image = try RasterImage(width: 16_384, height: 1)
    #expect(throws: ImageError.self) { try image.webp() }
    #expect(try RasterImage(decoding: image.png()).width == 16_384)
  }
}

/// Reads an animation in full, others as they are.
enum AnimatedOrStill {
  static func decode(_ bytes: [UInt8], name: String) throws -> Int {
    if name == "animated webp" {
      let limits = ImageLimits(pixels: 2_000_000)
      return try AnimatedImage(decoding: bytes, limits: limits).frames.count
    }
    return try RasterImage(decoding: bytes, limits: ImageLimits(pixels: 2_000_000)).width
  }
}
