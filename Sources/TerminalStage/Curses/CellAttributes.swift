/// A style as curses takes it: attribute bits and the numbers of two colours.
struct CellAttributes: Hashable {
  var bits: UInt32
  var foreground: Int32
  var background: Int32

  // The macros have casts and are not imported.
  static let reverse: UInt32 = 1 << 18
  static let dim: UInt32 = 1 << 20
  static let bold: UInt32 = 1 << 21
  private static let terminalColor: Int32 = -1

  /// - Parameters:
  ///   - style: The style.
  ///   - colors: How many colours to use.
  ///   - count: How many colour numbers the terminal has; beyond 256 they are the colours' own values.
  init(_ style: Style, colors: ColorDepth, count: Int) {
    bits = (style.isBold ? Self.bold : 0) | (style.isDim ? Self.dim : 0)
    foreground = Self.number(style.foreground, colors: colors, count: count)
    background = Self.number(style.background, colors: colors, count: count)
    if colors == .none, style.background != .standard { bits |= Self.reverse }
  }

  /// Whether it needs more than attribute bits.
  var isColored: Bool { foreground >= 0 || background >= 0 }

  private static func number(_ color: Color, colors: ColorDepth, count: Int) -> Int32 {
    let index =
      switch colors {
      case .none: nil as Int?
      case .basic: color.basicIndex
      case .palette: color.paletteIndex
      case .full:
        count > 256 ? directValue(color) : count == 256 ? color.paletteIndex : color.basicIndex
      }
    return index.map(Int32.init) ?? terminalColor
  }

  private static func directValue(_ color: Color) -> Int? {
    guard case .rgb(let red, let green, let blue) = color else { return nil }
    let value = Int(red) << 16 | Int(green) << 8 | Int(blue)
    // The first eight numbers are the terminal's own colours: these are all but black.
    return value < 8 ? 0 : value
  }
}
