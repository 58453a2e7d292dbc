/// What is around every screen: a bar with its title above, and a line that explains the keys below.
public enum ScreenFrame {
  /// Draws the frame.
  ///
  /// - Parameters:
  ///   - title: What the screen is called.
  ///   - status: What is shown on the right of the title.
  ///   - help: The keys and what they do, the most important first. Those that do not fit are left out.
  ///   - canvas: What to draw on.
  /// - Returns: What is left for the screen itself.
  public static func draw(
    title: String, status: String = "", help: [KeyHelp], on canvas: inout Canvas
  ) -> Region {
    let all = canvas.region
    guard all.rows >= 3 else { return all }
    drawBar(title: title, status: status, on: &canvas)
    guard all.rows >= 6 else {
      return Region(column: 0, row: 1, columns: all.columns, rows: all.rows - 1)
    }
    draw(help, row: all.rows - 1, on: &canvas)
    return Region(column: 0, row: 2, columns: all.columns, rows: all.rows - 4)
  }

  private static func drawBar(title: String, status: String, on canvas: inout Canvas) {
    let bar = Region(column: 0, row: 0, columns: canvas.columns, rows: 1)
    canvas.fill(bar, style: .bar)
    let inside = bar.inset(columns: 1)
    let taken = canvas.write(title, in: inside, style: .bar)
    let width = DisplayWidth.columns(of: status)
    guard width > 0, taken + 2 + width <= inside.columns else { return }
    var style = Style.bar
    style.isBold = false
    canvas.write(
      status,
      in: Region(column: bar.columns - 1 - width, row: 0, columns: width, rows: 1), style: style)
  }

  private static func draw(_ help: [KeyHelp], row: Int, on canvas: inout Canvas) {
    var column = 1
    for item in help {
      let keys = Glyph.glyphs(of: item.keys)
      let meaning = Glyph.glyphs(of: " " + item.meaning)
      let width = DisplayWidth.columns(of: item.keys + " " + item.meaning)
      guard column + width <= canvas.columns else { return }
      column += canvas.write(keys, column: column, row: row, style: .heading)
      column += canvas.write(meaning, column: column, row: row, style: .secondary) + 3
    }
  }
}
