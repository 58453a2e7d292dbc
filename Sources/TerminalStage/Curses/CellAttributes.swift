/// A style as curses takes it: attribute bits and the numbers of two colours.
struct CellAttributes: Hashable {
  var bits: UInt32
  var foreground: Int32
  var background: Int32

  // The macros have casts and are not imported.
  static let reverse: UInt32 = 1 << 18
  static let dim: UInt32 = 1 << 20
  static let bold: UInt32 = 1 << 21
  private static let terminalColour: Int32 = -1

  /// - Parameters:
  ///   - style: The style.
  ///   - colours: How many colours to use.
  ///   - count: How many colour numbers the terminal has; beyond 256 they are the colours' own values.
  init(_ style: Style, colours: ColourDepth, count: Int) {
    bits = (style.isBold ? Self.bold : 0) | (style.isDim ? Self.dim : 0)
    foreground = Self.number(style.foreground, colours: colours, count: count)
    background = Self.number(style.background, colours: colours, count: count)
    if colours == .none, style.background != .standard { bits |= Self.reverse }
  }

  /// Whether it needs more than attribute bits.
  var isColoured: Bool { foreground >= 0 || background >= 0 }

  private static func number(_ colour: Colour, colours: ColourDepth, count: Int) -> Int32 {
    let index =
      switch colours {
      case .none: nil as Int?
      case .basic: colour.basicIndex
      case .palette: colour.paletteIndex
      case .full:
        count > 256 ? directValue(colour) : count == 256 ? colour.paletteIndex : colour.basicIndex
      }
    return index.map(Int32.init) ?? terminalColour
  }

  private static func directValue(_ colour: Colour) -> Int? {
    guard case .rgb(let red, let green, let blue) = colour else { return nil }
    let value = Int(red) << 16 | Int(green) << 8 | Int(blue)
    // The first eight numbers are the terminal's own colours: these are all but black.
    return value < 8 ? 0 : value
  }
}
