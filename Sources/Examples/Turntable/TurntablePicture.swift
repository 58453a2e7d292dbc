/// A picture in the form in which a front end shows it.
public enum TurntablePicture: Hashable, Codable, Sendable {
  /// A WebP file, for browsers.
  case webp([UInt8])

  /// Red, green, blue and opacity of each pixel, row by row from the top, colours not multiplied by
  /// opacity; for terminals.
  case pixels(width: Int, height: Int, [UInt8])

  /// The bytes of the file or the pixels.
  public var bytes: [UInt8] {
    switch self {
    case .webp(let bytes), .pixels(_, _, let bytes): bytes
    }
  }
}
