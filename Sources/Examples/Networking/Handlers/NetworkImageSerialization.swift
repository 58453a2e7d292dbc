import Foundation

/// Makes a picture of bytes: opens them, then decodes the first frame.
public enum NetworkImageSerialization<ImageSource: ImageSourcing>: ImageSerializing {
  /// Decodes a picture.
  ///
  /// - Parameter data: The bytes of a file.
  /// - Returns: Its first frame.
  /// - Throws: ``NetworkImageSerializationError``.
  public static func image(
    with data: Data
  ) throws(NetworkImageSerializationError) -> ImageSource.Image {
    let source: ImageSource.Source
    do {
      source = try ImageSource.source(with: data)
    } catch {
      throw .imageSourceError(underlying: error)
    }
    do {
      return try ImageSource.image(of: source, at: 0)
    } catch {
      throw .imageError(underlying: error)
    }
  }
}
