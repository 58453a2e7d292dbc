/// A colour in sRGB, with opacity.
public struct PictureColor: Equatable, Hashable, Sendable {
  /// Red, from 0 to 255.
  public var red: UInt8
  /// Green, from 0 to 255.
  public var green: UInt8
  /// Blue, from 0 to 255.
  public var blue: UInt8
  /// Opacity, from 0 (nothing is seen) to 1.
  public var opacity: Double

  /// Creates a colour from its components.
  public init(red: UInt8, green: UInt8, blue: UInt8, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Creates a colour from a number such as `0xRRGGBB`.
  init(_ hex: UInt32, opacity: Double = 1) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16),
      green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex),
      opacity: opacity)
  }

  /// This colour with another opacity.
  func opacity(_ opacity: Double) -> PictureColor {
    var copy = self
    copy.opacity = opacity
    return copy
  }

  /// The colour that lies `fraction` of the way to `other`.
  func mixed(with other: PictureColor, _ fraction: Double) -> PictureColor {
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Double(from) + (Double(to) - Double(from)) * fraction).rounded())
    }
    return PictureColor(
      red: mix(red, other.red),
      green: mix(green, other.green),
      blue: mix(blue, other.blue),
      opacity: opacity + (other.opacity - opacity) * fraction)
  }

  /// `#rrggbb`, without the opacity.
  var hexText: String {
    let digits = Array("0123456789abcdef")
    return "#"
      + [red, green, blue].map { "\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" }.joined()
  }
}
