import CWebP

/// WebP through libwebp: still images.
enum WebPCodec {
  /// The longest side that the format can hold.
  static let sideLimit = 16_383

  /// The image, scaled by the decoder. Of an animation, the first frame.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - scaling: How large the image shall be.
  ///   - limits: How large it may be, before scaling.
  static func decode(
    _ bytes: [UInt8], scaling: ImageScaling, limits: ImageLimits
  ) throws(ImageError) -> RasterImage {
    var configuration = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&configuration) != 0 else {
      throw .corrupt(.webp, reason: "the version of libwebp does not fit")
    }
    let status = WebPGetFeatures(bytes, bytes.count, &configuration.input)
    guard status == VP8_STATUS_OK else { throw .corrupt(.webp, reason: reason(status)) }
    let (width, height) = (Int(configuration.input.width), Int(configuration.input.height))
    try limits.check(width: width, height: height)
    if configuration.input.has_animation != 0 {
      let animation = try WebPAnimation.decode(bytes, limits: limits, maximumFrames: 1)
      return animation.frames[0].image.scaled(scaling)
    }
    let size = scaling.size(width: width, height: height)
    if size != (width, height) {
      configuration.options.use_scaling = 1
      configuration.options.scaled_width = Int32(size.width)
      configuration.options.scaled_height = Int32(size.height)
    }
    return try decode(bytes, into: size, &configuration)
  }

  private static func decode(
    _ bytes: [UInt8], into size: (width: Int, height: Int),
    _ configuration: inout WebPDecoderConfig
  ) throws(ImageError) -> RasterImage {
    var pixels = [UInt8](
      repeating: 0, count: try RasterImage.byteCount(width: size.width, height: size.height))
    configuration.output.colorspace = MODE_RGBA
    configuration.output.is_external_memory = 1
    defer { WebPFreeDecBuffer(&configuration.output) }
    let status = pixels.withUnsafeMutableBufferPointer { output in
      configuration.output.u.RGBA.rgba = output.baseAddress
      configuration.output.u.RGBA.stride = Int32(size.width * 4)
      configuration.output.u.RGBA.size = output.count
      return WebPDecode(bytes, bytes.count, &configuration)
    }
    guard status == VP8_STATUS_OK else { throw .corrupt(.webp, reason: reason(status)) }
    return try RasterImage(width: size.width, height: size.height, pixels: pixels)
  }

  /// A WebP file of an image.
  ///
  /// - Parameters:
  ///   - image: What to write.
  ///   - quality: With or without loss.
  static func encode(
    _ image: RasterImage, quality: WebPQuality
  ) throws(ImageError) -> [UInt8] {
    guard image.width <= sideLimit, image.height <= sideLimit else {
      throw .notEncodable(.webp, reason: "a side is longer than \(sideLimit)")
    }
    var configuration = WebPConfig()
    guard WebPConfigInit(&configuration) != 0 else {
      throw .notEncodable(.webp, reason: "the version of libwebp does not fit")
    }
    quality.apply(to: &configuration)
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else {
      throw .notEncodable(.webp, reason: "the version of libwebp does not fit")
    }
    defer { WebPPictureFree(&picture) }
    picture.use_argb = quality.isLossless ? 1 : 0
    picture.width = Int32(image.width)
    picture.height = Int32(image.height)
    guard WebPPictureImportRGBA(&picture, image.pixels, Int32(image.width * 4)) != 0 else {
      throw .notEncodable(.webp, reason: "libwebp has no memory for it")
    }
    return try write(&picture, configuration)
  }

  private static func write(
    _ picture: inout WebPPicture, _ configuration: WebPConfig
  ) throws(ImageError) -> [UInt8] {
    var writer = WebPMemoryWriter()
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    var configuration = configuration
    let isDone = withUnsafeMutablePointer(to: &writer) { writer in
      picture.writer = WebPMemoryWrite
      picture.custom_ptr = UnsafeMutableRawPointer(writer)
      return WebPEncode(&configuration, &picture) != 0
    }
    guard isDone else {
      throw .notEncodable(.webp, reason: "libwebp gave error \(picture.error_code.rawValue)")
    }
    return Array(UnsafeBufferPointer(start: writer.mem, count: writer.size))
  }

  /// What a status means, for people.
  private static func reason(_ status: VP8StatusCode) -> String {
    switch status {
    case VP8_STATUS_OUT_OF_MEMORY: "libwebp has no memory for it"
    case VP8_STATUS_BITSTREAM_ERROR: "its data make no sense"
    case VP8_STATUS_UNSUPPORTED_FEATURE: "it uses something that libwebp does not know"
    case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED: "it is cut off"
    default: "libwebp gave status \(status.rawValue)"
    }
  }
}
