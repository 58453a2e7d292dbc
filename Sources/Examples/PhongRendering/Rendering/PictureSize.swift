/// The size of a picture to draw: each side from 1 to 4096 pixels.
public struct PictureSize: Sendable, Hashable, CustomStringConvertible {
  /// The longest side that renderers draw: coordinates within it are exact.
  public static let limit = 4096

  /// The number of columns.
  public let width: Int

  /// The number of rows.
  public let height: Int

  /// Makes a size.
  ///
  /// - Parameters:
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  /// - Throws: ``RenderingError/sizeOutOfRange(width:height:)``.
  public init(width: Int, height: Int) throws(RenderingError) {
    guard (1...Self.limit).contains(width), (1...Self.limit).contains(height) else {
      throw .sizeOutOfRange(width: width, height: height)
    }
    self.width = width
    self.height = height
  }

  /// The width divided by the height.
  public var aspect: Float { Float(width) / Float(height) }

  /// The size as people write it: "640x480".
  public var description: String { "\(width)x\(height)" }
}
