import CTurboJPEG

/// JPEG through TurboJPEG.
enum JPEGCodec {
  /// The image with up being up, in full size or scaled down on the way by up to 8.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - scaling: How large the image will be at the end; it is never decoded smaller than that.
  ///   - limits: How large it may be, before scaling.
  static func decode(
    _ bytes: [UInt8], scaling: ImageScaling, limits: ImageLimits
  ) throws(ImageError) -> RasterImage {
    guard let decoder = tjInitDecompress() else {
      throw .corrupt(.jpeg, reason: lastMessage(nil))
    }
    defer { tjDestroy(decoder) }
    var (width, height, subsampling, colors) = (Int32(0), Int32(0), Int32(0), Int32(0))
    let length = UInt(bytes.count)
    guard
      tjDecompressHeader3(decoder, bytes, length, &width, &height, &subsampling, &colors) == 0
    else {
      throw .corrupt(.jpeg, reason: lastMessage(decoder))
    }
    try limits.check(width: Int(width), height: Int(height))
    let orientation = ImageOrientation(ofJPEG: bytes)
    let size = decodedSize(
      width: Int(width), height: Int(height), scaling: scaling, orientation: orientation)
    // Four inks cannot be decoded as red, green and blue.
    let isCMYK = colors == Int32(TJCS_CMYK.rawValue) || colors == Int32(TJCS_YCCK.rawValue)
    let format = isCMYK ? TJPF_CMYK.rawValue : TJPF_RGBA.rawValue
    var pixels = [UInt8](
      repeating: 0, count: try RasterImage.byteCount(width: size.width, height: size.height))
    // Progressive files with hundreds of scans would take minutes; cut-off files would end in grey.
    let flags = TJFLAG_LIMITSCANS | TJFLAG_STOPONWARNING
    let result = tjDecompress2(
      decoder, bytes, length, &pixels, Int32(size.width), 0, Int32(size.height),
      Int32(format), flags)
    guard result == 0 else { throw .corrupt(.jpeg, reason: lastMessage(decoder)) }
    if isCMYK { convertInks(&pixels) }
    return try RasterImage(width: size.width, height: size.height, pixels: pixels)
      .upright(orientation)
  }

  /// The smallest size in which TurboJPEG can decode and which is not below the wanted one.
  private static func decodedSize(
    width: Int, height: Int, scaling: ImageScaling, orientation: ImageOrientation
  ) -> (width: Int, height: Int) {
    let full = (width: width, height: height)
    // The scaling is meant for the upright image.
    let upright =
      orientation.swapsSides
      ? scaling.size(width: height, height: width) : scaling.size(width: width, height: height)
    let wanted =
      orientation.swapsSides ? (width: upright.height, height: upright.width) : upright
    var count: Int32 = 0
    guard let factors = tjGetScalingFactors(&count) else { return full }
    // As the macro TJSCALED: rounded up.
    func scaled(_ side: Int, _ factor: tjscalingfactor) -> Int {
      (side * Int(factor.num) + Int(factor.denom) - 1) / Int(factor.denom)
    }
    return UnsafeBufferPointer(start: factors, count: Int(count))
      .map { (width: scaled(full.width, $0), height: scaled(full.height, $0)) }
      .filter { $0.width >= wanted.width && $0.height >= wanted.height && $0.width <= full.width }
      .min { $0.width < $1.width } ?? full
  }

  /// Four inks to red, green, blue and alpha, in place. Files store them inverted, as Adobe's programs do.
  private static func convertInks(_ pixels: inout [UInt8]) {
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let black = Int(pixels[start + 3])
      for channel in start..<start + 3 {
        pixels[channel] = UInt8(Int(pixels[channel]) * black / 255)
      }
      pixels[start + 3] = 255
    }
  }

  private static func lastMessage(_ handle: tjhandle?) -> String {
    tjGetErrorStr2(handle).map { String(cString: $0) } ?? "TurboJPEG gave no reason"
  }
}
