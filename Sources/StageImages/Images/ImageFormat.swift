/// A format of image files.
public enum ImageFormat: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// Portable Network Graphics: no loss, with transparency.
  case png

  /// JPEG: small photographs, without transparency.
  case jpeg

  /// WebP: with or without loss, with transparency, still or animated.
  case webp

  /// The format's name as people write it.
  public var description: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .webp: "WebP"
    }
  }

  /// The media type, for HTTP.
  public var mediaType: String { "image/\(rawValue)" }

  /// Recognises a format by its first bytes; names and media types often lie.
  ///
  /// - Parameter bytes: The file's content, or its first 12 bytes.
  /// - Returns: Nil if it is none of these formats.
  public init?(of bytes: some Collection<UInt8>) {
    let start = Array(bytes.prefix(12))
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if start.count == 12, start.starts(with: Array("RIFF".utf8)),
      start[8...].elementsEqual(Array("WEBP".utf8))
    {
      self = .webp
    } else {
      return nil
    }
  }
}
