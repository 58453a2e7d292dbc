extension RasterImage {
  /// Reads a PNG, JPEG or WebP file. Of an animation, the first frame.
  ///
  /// The format is recognised by its first bytes. JPEG and WebP are scaled while they are decoded. JPEG's
  /// note of how the camera was held (EXIF orientation) is heeded: up is up.
  ///
  /// ```swift
  /// let artwork = try RasterImage(decoding: bytes, scaling: .fitting(width: 128, height: 128))
  /// ```
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - scaling: How large the image shall be.
  ///   - limits: How large the file's image may be, before scaling.
  /// - Throws: What is wrong with the file. Hostile ones give errors too.
  /// - Complexity: O(the file's pixels).
  public init(
    decoding bytes: [UInt8], scaling: ImageScaling = .none, limits: ImageLimits = .standard
  ) throws(ImageError) {
    guard let format = ImageFormat(of: bytes) else { throw .unknownFormat }
    let image =
      switch format {
      case .png: try PNGCodec.decode(bytes, limits: limits)
      case .jpeg: try JPEGCodec.decode(bytes, scaling: scaling, limits: limits)
      case .webp: try WebPCodec.decode(bytes, scaling: scaling, limits: limits)
      }
    self = image.scaled(scaling)
  }

  /// The image as a PNG file.
  ///
  /// - Parameter isFast: Whether to write a larger file in a fraction of the time.
  /// - Throws: ``ImageError/notEncodable(_:reason:)``.
  /// - Complexity: O(pixels).
  public func png(isFast: Bool = false) throws(ImageError) -> [UInt8] {
    try PNGCodec.encode(self, isFast: isFast)
  }

  /// The image as a WebP file.
  ///
  /// - Parameter quality: With or without loss.
  /// - Throws: ``ImageError/notEncodable(_:reason:)`` if a side is longer than 16383.
  /// - Complexity: O(pixels).
  public func webp(_ quality: WebPQuality = .lossless()) throws(ImageError) -> [UInt8] {
    try WebPCodec.encode(self, quality: quality)
  }
}

extension AnimatedImage {
  /// Reads an animated WebP file; a still one gives one frame.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - limits: How many pixels all frames together may have.
  /// - Throws: What is wrong with the file. Hostile ones give errors too.
  /// - Complexity: O(pixels of all frames).
  public init(decoding bytes: [UInt8], limits: ImageLimits = .standard) throws(ImageError) {
    guard ImageFormat(of: bytes) == .webp else { throw .unknownFormat }
    self = try WebPAnimation.decode(bytes, limits: limits)
  }

  /// The animation as a WebP file. Frames are compressed on all processors.
  ///
  /// - Parameter quality: With or without loss.
  /// - Throws: ``ImageError/notEncodable(_:reason:)``.
  /// - Complexity: O(pixels of all frames).
  public func webp(_ quality: WebPQuality = .lossless()) throws(ImageError) -> [UInt8] {
    try WebPAnimation.encode(self, quality: quality)
  }
}
