import CTurboJPEG

@testable import StageImages

/// Images to write and read.
enum SampleImages {
  /// Colours that run smoothly, with opacity that does too.
  static func gradient(width: Int, height: Int, isOpaque: Bool = false) throws -> RasterImage {
    var image = try RasterImage(width: width, height: height)
    for row in 0..<height {
      for column in 0..<width {
        image[column, row] = Pixel(
          red: UInt8(column * 255 / max(1, width - 1)),
          green: UInt8(row * 255 / max(1, height - 1)),
          blue: UInt8((column + row) % 256),
          alpha: isOpaque ? 255 : UInt8(1 + (column * 7 + row) % 255))
      }
    }
    return image
  }

  /// A JPEG file. The module writes none, so TurboJPEG is asked here.
  ///
  /// - Parameter inks: Whether the pixels are four inks, inverted as Adobe's programs do.
  static func jpeg(_ image: RasterImage, inks: Bool = false, isProgressive: Bool = false) -> [UInt8]
  {
    let encoder = tjInitCompress()
    defer { tjDestroy(encoder) }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { tjFree(bytes) }
    let format = inks ? TJPF_CMYK.rawValue : TJPF_RGBA.rawValue
    let status = tjCompress2(
      encoder, image.pixels, Int32(image.width), 0, Int32(image.height), Int32(format), &bytes,
      &count, Int32(TJSAMP_444.rawValue), 95, isProgressive ? TJFLAG_PROGRESSIVE : 0)
    precondition(status == 0)
    return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
  }

  /// One file of each kind that is read.
  static func files() throws -> [(name: String, bytes: [UInt8])] {
    let image = try gradient(width: 37, height: 23)
    let frames = try (0..<3).map { number in
      AnimatedImage.Frame(
        image: try RasterImage(
          width: 16, height: 12, color: Pixel(red: UInt8(number * 80), green: 9, blue: 200)),
        duration: .milliseconds(40))
    }
    return [
      ("png", try image.png()), ("jpeg", jpeg(image)),
      ("progressive jpeg", jpeg(image, isProgressive: true)),
      ("four inks", jpeg(image, inks: true)), ("turned jpeg", jpeg(image, orientation: 6)),
      ("lossless webp", try image.webp(.lossless())),
      ("lossy webp", try image.webp(.lossy())),
      ("animated webp", try AnimatedImage(frames: frames).webp(.lossy())),
    ]
  }

  /// The mean difference of all channels that are given, in steps of 1/255.
  static func difference(_ first: RasterImage, _ second: RasterImage) -> Double {
    let sum = zip(first.pixels, second.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return Double(sum) / Double(first.pixels.count)
  }
}
