import Foundation

/// The formats of pictures that are written.
public enum PictureFileFormat: String, Sendable, Hashable, CaseIterable {
  /// One picture.
  case png

  /// One picture, or a turntable.
  case webp

  /// Recognises a format by the end of a file's name.
  ///
  /// - Parameter path: The file's path.
  /// - Returns: Nil if it is none of these formats.
  public init?(path: String) {
    self.init(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased())
  }
}
