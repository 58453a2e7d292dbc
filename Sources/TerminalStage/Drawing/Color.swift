/// A colour on the terminal.
public enum Color: Hashable, Sendable {
  /// The terminal's own text or background colour.
  case standard
  /// A colour by its parts, each from 0 to 255. Terminals with fewer colours show the nearest.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)

  /// The nearest of xterm's 256 colours that look the same everywhere (16 to 255), or nil for the
  /// terminal's own.
  var paletteIndex: Int? {
    guard case .rgb(let red, let green, let blue) = self else { return nil }
    let cube = [red, green, blue].map(Self.nearestLevel)
    let cubeIndex = 16 + 36 * cube[0] + 6 * cube[1] + cube[2]
    let grey = min(23, max(0, (Int(red) + Int(green) + Int(blue)) / 3 - 3) / 10)
    let greyIndex = 232 + grey
    return distance(to: greyIndex) < distance(to: cubeIndex) ? greyIndex : cubeIndex
  }

  /// The nearest of the eight basic colours, or nil for the terminal's own.
  var basicIndex: Int? {
    guard case .rgb(let red, let green, let blue) = self else { return nil }
    let threshold = max(red, green, blue) / 2
    guard max(red, green, blue) > 63 else { return 0 }
    return (red > threshold ? 1 : 0) + (green > threshold ? 2 : 0) + (blue > threshold ? 4 : 0)
  }

  /// Whether 256 colours show it exactly.
  var isInPalette: Bool {
    guard let paletteIndex else { return true }
    return distance(to: paletteIndex) == 0
  }

  private static let levels = [0, 95, 135, 175, 215, 255]

  private static func nearestLevel(_ value: UInt8) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40
  }

  private static func parts(ofPaletteIndex index: Int) -> (red: Int, green: Int, blue: Int) {
    if index >= 232 {
      let grey = 8 + 10 * (index - 232)
      return (grey, grey, grey)
    }
    let cube = index - 16
    return (levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6])
  }

  private func distance(to index: Int) -> Int {
    guard case .rgb(let red, let green, let blue) = self else { return 0 }
    let parts = Self.parts(ofPaletteIndex: index)
    let differences = [Int(red) - parts.red, Int(green) - parts.green, Int(blue) - parts.blue]
    return differences.reduce(0) { $0 + $1 * $1 }
  }
}
