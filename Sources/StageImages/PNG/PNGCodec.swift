import CPNG

/// PNG through libpng's simplified interface, which reports errors by its results and never jumps.
enum PNGCodec {
  /// `PNG_FORMAT_RGBA`, a composed macro that Swift does not import.
  private static let formatRGBA: png_uint_32 = 3

  /// The image in full size.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - limits: How large it may be.
  static func decode(_ bytes: [UInt8], limits: ImageLimits) throws(ImageError) -> RasterImage {
    var image = newImage()
    defer { png_image_free(&image) }
    // libpng reads from the memory until `png_image_finish_read` has returned: one scope around both.
    let result = bytes.withUnsafeBytes { input -> Result<RasterImage, ImageError> in
      guard png_image_begin_read_from_memory(&image, input.baseAddress, input.count) != 0 else {
        return .failure(.corrupt(.png, reason: message(image)))
      }
      let (width, height) = (Int(image.width), Int(image.height))
      return Result { () throws(ImageError) in
        try limits.check(width: width, height: height)
        image.format = formatRGBA
        var pixels = [UInt8](
          repeating: 0, count: try RasterImage.byteCount(width: width, height: height))
        guard png_image_finish_read(&image, nil, &pixels, 0, nil) != 0 else {
          throw .corrupt(.png, reason: message(image))
        }
        return try RasterImage(width: width, height: height, pixels: pixels)
      }
    }
    return try result.get()
  }

  /// A PNG file of an image.
  ///
  /// - Parameters:
  ///   - picture: What to write.
  ///   - isFast: Whether to write a larger file in less time.
  static func encode(_ picture: RasterImage, isFast: Bool) throws(ImageError) -> [UInt8] {
    var image = newImage()
    defer { png_image_free(&image) }
    image.width = png_uint_32(truncatingIfNeeded: picture.width)
    image.height = png_uint_32(truncatingIfNeeded: picture.height)
    guard Int(image.width) == picture.width, Int(image.height) == picture.height else {
      throw .notEncodable(.png, reason: "a side is longer than 4294967295")
    }
    image.format = formatRGBA
    if isFast { image.flags |= png_uint_32(PNG_IMAGE_FLAG_FAST) }
    // Room for what does not compress at all: a byte a row, and 5 bytes for each 16 KiB.
    let raw = picture.pixels.count + picture.height
    var size = png_alloc_size_t(raw + raw / 1024 + 4096)
    var output = [UInt8](repeating: 0, count: Int(size))
    guard png_image_write_to_memory(&image, &output, &size, 0, picture.pixels, 0, nil) != 0 else {
      throw .notEncodable(.png, reason: message(image))
    }
    output.removeSubrange(Int(size)...)
    return output
  }

  private static func newImage() -> png_image {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    return image
  }

  private static func message(_ image: png_image) -> String {
    let text = withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return text.isEmpty ? "libpng gave no reason" : text
  }
}
