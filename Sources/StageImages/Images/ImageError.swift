/// Why an image could not be made, read or written.
public enum ImageError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The bytes are none of the formats that can be read.
  case unknownFormat

  /// The bytes begin like an image of that format but are damaged or cut off.
  case corrupt(ImageFormat, reason: String)

  /// The image has more pixels than the reader is ready to take.
  case tooManyPixels(width: Int, height: Int, limit: Int)

  /// The format, or the library that writes it, cannot hold this image.
  case notEncodable(ImageFormat, reason: String)

  /// An image must have at least one column and one row, and fit into memory.
  case invalidSize(width: Int, height: Int)

  /// The bytes given are not four for each pixel.
  case wrongPixelCount(bytes: Int, expected: Int)

  /// The frames of an animation must be of one size, and there must be at least one.
  case unequalFrames

  /// What went wrong, for people.
  public var description: String {
    switch self {
    case .unknownFormat:
      "This is no PNG, JPEG or WebP image. Use a file of one of these formats."
    case .corrupt(let format, let reason):
      "The \(format) image is damaged: \(reason). Get the file again."
    case .tooManyPixels(let width, let height, let limit):
      "The image has \(width) x \(height) pixels; \(limit) are allowed. Use a smaller one."
    case .notEncodable(let format, let reason):
      "The image cannot be written as \(format): \(reason)."
    case .invalidSize(let width, let height):
      "\(width) x \(height) is no size for an image. Both sides must be at least 1."
    case .wrongPixelCount(let bytes, let expected):
      "The image needs \(expected) bytes, four a pixel; \(bytes) were given."
    case .unequalFrames:
      "An animation needs at least one frame, and all of one size."
    }
  }
}
