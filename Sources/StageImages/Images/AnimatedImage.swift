/// Pictures of one size, shown one after the other.
public struct AnimatedImage: Sendable, Hashable {
  /// A picture and how long it is shown.
  public struct Frame: Sendable, Hashable {
    /// The picture.
    public var image: RasterImage

    /// How long it is shown. Files store whole milliseconds, up to about four hours.
    public var duration: Duration

    /// Makes a frame.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - duration: How long it is shown.
    public init(image: RasterImage, duration: Duration) {
      self.image = image
      self.duration = duration
    }

    /// The duration as files store it: 24 bits.
    var milliseconds: Int32 {
      let (seconds, attoseconds) = duration.components
      guard seconds < 16_777 else { return 16_777_215 }
      return Int32(max(0, seconds * 1000 + attoseconds / 1_000_000_000_000_000))
    }
  }

  /// The pictures, at least one.
  public let frames: [Frame]

  /// How often they are shown; 0 means for ever.
  public let loops: Int

  /// Makes an animation.
  ///
  /// - Parameters:
  ///   - frames: The pictures, at least one, all of one size.
  ///   - loops: How often they are shown, up to 65535; 0 means for ever.
  /// - Throws: ``ImageError/unequalFrames``.
  public init(frames: [Frame], loops: Int = 0) throws(ImageError) {
    guard let first = frames.first?.image,
      frames.allSatisfy({ $0.image.width == first.width && $0.image.height == first.height })
    else { throw .unequalFrames }
    self.frames = frames
    self.loops = min(max(0, loops), 65_535)
  }
}
