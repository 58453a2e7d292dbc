/// How large an image a reader takes. A file of a few bytes may claim gigabytes of pixels.
public struct ImageLimits: Sendable, Hashable {
  /// The most pixels, over all frames of an animation.
  public var pixels: Int

  /// Sets limits.
  ///
  /// - Parameter pixels: The most pixels, over all frames of an animation.
  public init(pixels: Int) {
    self.pixels = pixels
  }

  /// 64 million pixels, 256 MB in memory: the photographs of today's cameras.
  public static let standard = ImageLimits(pixels: 64_000_000)

  /// Checks a size that a file claims, before memory is taken.
  ///
  /// - Parameters:
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  ///   - frames: How many images of this size.
  /// - Throws: ``ImageError/tooManyPixels(width:height:limit:)`` or
  ///   ``ImageError/invalidSize(width:height:)``.
  func check(width: Int, height: Int, frames: Int = 1) throws(ImageError) {
    let bytes = try RasterImage.byteCount(width: width, height: height)
    let (count, overflows) = (bytes / 4).multipliedReportingOverflow(by: frames)
    guard !overflows, count <= pixels else {
      throw .tooManyPixels(width: width, height: height, limit: pixels)
    }
  }
}
