/// A colour with its opacity, not multiplied by it.
public struct Pixel: Sendable, Hashable {
  /// From 0, none, to 255, full.
  public var red: UInt8

  /// From 0, none, to 255, full.
  public var green: UInt8

  /// From 0, none, to 255, full.
  public var blue: UInt8

  /// From 0, transparent, to 255, opaque.
  public var alpha: UInt8

  /// Makes a colour.
  ///
  /// - Parameters:
  ///   - red: From 0 to 255.
  ///   - green: From 0 to 255.
  ///   - blue: From 0 to 255.
  ///   - alpha: From 0, transparent, to 255, opaque.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// No colour at all.
  public static let transparent = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
}
