import Foundation
import Networking
import StageImages

/// Opens and decodes artwork, as large as a row shows it.
public enum ArtworkSource: ImageSourcing {
  /// A file of a known format.
  public struct File: Sendable {
    let bytes: [UInt8]
    let format: ImageFormat
  }

  /// How large artwork is at most, in either direction. Larger files are scaled while they are decoded.
  public static let side = 128

  /// No artwork has more pixels than this.
  private static let limits = ImageLimits(pixels: 4_000_000)

  /// Recognises the format of a file.
  ///
  /// - Parameter data: The file.
  /// - Returns: The file, for ``image(of:at:)``.
  /// - Throws: `ImageError.unknownFormat`.
  public static func source(with data: Data) throws(ImageError) -> File {
    guard let format = ImageFormat(of: data) else { throw .unknownFormat }
    return File(bytes: Array(data), format: format)
  }

  /// Decodes a picture of a file, scaled down to ``side``.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - index: Which frame; only animations have more than the first.
  /// - Returns: The picture.
  /// - Throws: What is wrong with the file.
  public static func image(of source: File, at index: Int) throws(ImageError) -> RasterImage {
    let scaling = ImageScaling.fitting(width: side, height: side)
    if index == 0 {
      return try RasterImage(decoding: source.bytes, scaling: scaling, limits: limits)
    }
    let frames =
      source.format == .webp ? try AnimatedImage(decoding: source.bytes, limits: limits).frames : []
    guard frames.indices.contains(index) else {
      throw .corrupt(source.format, reason: "it has no frame \(index)")
    }
    return frames[index].image.scaled(scaling)
  }
}
