import Foundation

/// Opens what may be a picture.
public protocol ImageSourcing: Sendable {
  /// An opened picture, whose frames are still to be decoded.
  associatedtype Source

  /// One decoded frame.
  associatedtype Image: Sendable

  /// Opens a picture.
  ///
  /// - Parameter data: The bytes of a file.
  /// - Returns: The picture.
  /// - Throws: Why the bytes are no picture.
  static func source(with data: Data) throws -> Source

  /// Decodes a frame.
  ///
  /// - Parameters:
  ///   - source: The picture.
  ///   - index: Which frame, the first being 0.
  /// - Returns: The frame.
  /// - Throws: Why it cannot be decoded.
  static func image(of source: Source, at index: Int) throws -> Image
}
