/// A message on top of a screen, with a button that dismisses it.
public struct MessageBox: Hashable, Sendable {
  /// What stands in its upper edge.
  public var title: String
  /// What it says.
  public var text: String
  /// What stands on its button.
  public var button: String

  private var scroll = ScrollPosition()

  /// Makes a message.
  ///
  /// - Parameters:
  ///   - title: What stands in its upper edge.
  ///   - text: What it says. Longer texts scroll.
  ///   - button: What stands on its button.
  public init(title: String, text: String, button: String = "Ok") {
    self.title = title
    self.text = text
    self.button = button
  }

  /// Does what a key asks for.
  ///
  /// - Returns: Whether the message is dismissed.
  mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .enter, .escape, .backspace, .character(" "): return true
    default:
      _ = scroll.handle(key)
      return false
    }
  }

  /// Draws the message in the middle of a screen of a size.
  mutating func layer(columns: Int, rows: Int) -> Layer {
    let screen = Region(column: 0, row: 0, columns: columns, rows: rows)
    let hasFrame = rows >= 6 && columns >= 12
    let margin = hasFrame ? 3 : 0
    let widest = [text, title, button].map(Self.widestLine).max() ?? 0
    let width = min(columns, hasFrame ? min(64, max(28, widest + 2 * margin)) : columns)
    let lines = TextWrapping.lines(of: text, columns: width - 2 * margin)
    let wantedRows = lines.count + (hasFrame ? 5 : 1)
    let box = screen.centred(columns: width, rows: wantedRows)
    var canvas = Canvas(columns: box.columns, rows: box.rows)
    canvas.fill(canvas.region, style: .message)
    if hasFrame { drawFrame(on: &canvas) }
    let textRows = box.rows - (hasFrame ? 5 : 1)
    scroll.fit(count: lines.count, rows: textRows)
    for (row, index) in scroll.visible.prefix(max(0, textRows)).enumerated() {
      canvas.write(lines[index], column: margin, row: row + (hasFrame ? 2 : 0), style: .message)
    }
    drawButton(on: &canvas, row: box.rows - (hasFrame ? 2 : 1))
    if scroll.isNeeded, hasFrame {
      Scrollbar.draw(
        visible: scroll.visible, count: scroll.count,
        in: Region(column: box.columns - 2, row: 2, columns: 1, rows: textRows), on: &canvas)
    }
    return Layer(column: box.column, row: box.row, canvas: canvas)
  }

  private static func widestLine(of text: String) -> Int {
    text.split(whereSeparator: \.isNewline).map(DisplayWidth.columns).max() ?? 0
  }

  private func drawFrame(on canvas: inout Canvas) {
    let last = (column: canvas.columns - 1, row: canvas.rows - 1)
    let line = Glyph.glyphs(of: String(repeating: "─", count: canvas.columns - 2))
    let (side, corners) = (Glyph.glyphs(of: "│"), Glyph.glyphs(of: "┌┐└┘"))
    for row in [0, last.row] { canvas.write(line, column: 1, row: row, style: .message) }
    for row in 1..<last.row {
      for column in [0, last.column] {
        canvas.write(side, column: column, row: row, style: .message)
      }
    }
    for (index, corner) in corners.enumerated() {
      canvas.write(
        [corner], column: index % 2 * last.column, row: index / 2 * last.row, style: .message)
    }
    var style = Style.message
    style.isBold = true
    canvas.write(
      " \(title) ", in: Region(column: 2, row: 0, columns: canvas.columns - 4, rows: 1),
      style: style)
  }

  private func drawButton(on canvas: inout Canvas, row: Int) {
    let label = "  \(button)  "
    let place = Region(column: 0, row: row, columns: canvas.columns, rows: 1)
      .centred(columns: DisplayWidth.columns(of: label), rows: 1)
    canvas.write(label, in: place, style: .messageButton)
  }
}
