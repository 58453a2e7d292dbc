/// Draws cells in colours that curses cannot name.
///
/// Most terminals with 24-bit colour have a description with 256. Curses draws with the nearest of these;
/// this writes the cells in question again in their real colours. Curses may write a cell again whenever
/// something else in its row changes, so the overlay goes by rows.
struct TrueColorOverlay {
  private var shown: Canvas?

  /// What to write to the terminal after curses drew a canvas.
  ///
  /// - Parameter canvas: Everything that is on the screen.
  /// - Returns: Control sequences that leave cursor and attributes as they were, or an empty text.
  mutating func text(for canvas: Canvas) -> String {
    var result = ""
    for row in 0..<canvas.rows {
      if let shown, shown.columns == canvas.columns, row < shown.rows,
        shown.row(row) == canvas.row(row)
      {
        continue
      }
      result += Self.text(forRow: row, of: canvas)
    }
    shown = canvas
    return result.isEmpty ? "" : "\u{1b}7" + result + "\u{1b}8"
  }

  /// Everything is written again the next time.
  mutating func forget() { shown = nil }

  private static func text(forRow row: Int, of canvas: Canvas) -> String {
    var result = ""
    var nextColumn = -1
    var style: Style?
    for (column, cell) in canvas.row(row).enumerated() where !cell.isContinuation {
      guard !cell.style.foreground.isInPalette || !cell.style.background.isInPalette else {
        continue
      }
      if column != nextColumn { result += "\u{1b}[\(row + 1);\(column + 1)H" }
      if style != cell.style { result += sequence(for: cell.style) }
      result += cell.text
      style = cell.style
      nextColumn = column + 1
    }
    return result
  }

  private static func sequence(for style: Style) -> String {
    var codes = ["0"]
    if style.isBold { codes.append("1") }
    if style.isDim { codes.append("2") }
    if case .rgb(let red, let green, let blue) = style.foreground {
      codes.append("38;2;\(red);\(green);\(blue)")
    }
    if case .rgb(let red, let green, let blue) = style.background {
      codes.append("48;2;\(red);\(green);\(blue)")
    }
    return "\u{1b}[" + codes.joined(separator: ";") + "m"
  }
}
