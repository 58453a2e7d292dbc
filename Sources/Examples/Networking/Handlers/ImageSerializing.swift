import Foundation

/// Makes a picture of bytes.
public protocol ImageSerializing: Sendable {
  /// What is made.
  associatedtype Image: Sendable

  /// Decodes a picture.
  ///
  /// - Parameter data: The bytes of a file.
  /// - Returns: Its first frame.
  /// - Throws: What is wrong with the bytes.
  static func image(with data: Data) throws -> Image
}
