/// A grid of cells to draw on. It is a value: nothing appears before a ``Terminal`` shows it.
///
/// Whatever is drawn outside is left out, so that drawing code needs no special cases for small terminals.
public struct Canvas: Hashable, Sendable {
  /// How many columns it has.
  public let columns: Int
  /// How many rows it has.
  public let rows: Int

  private var cells: [Cell]

  /// Makes a blank canvas.
  ///
  /// - Parameters:
  ///   - columns: How many columns it has; less than zero counts as zero.
  ///   - rows: How many rows it has; less than zero counts as zero.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: .blank, count: self.columns * self.rows)
  }

  /// All of it.
  public var region: Region { Region(column: 0, row: 0, columns: columns, rows: rows) }

  /// What stands in a place.
  ///
  /// - Parameters:
  ///   - column: From 0 up to, without, ``columns``.
  ///   - row: From 0 up to, without, ``rows``.
  public subscript(column: Int, row: Int) -> Cell {
    cells[row * columns + column]
  }

  /// The cells of a row.
  func row(_ row: Int) -> ArraySlice<Cell> {
    cells[row * columns..<(row + 1) * columns]
  }

  /// The text of each row, without the blanks at its end.
  public var text: [String] {
    (0..<rows).map { row in
      let line = self.row(row).map(\.text).joined()
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Fills a region.
  ///
  /// - Parameters:
  ///   - region: Where.
  ///   - style: With the background of this style.
  public mutating func fill(_ region: Region, style: Style) {
    for row in region.row..<region.row + region.rows {
      for column in region.column..<region.column + region.columns {
        put(.blank, column: column, row: row, style: style)
      }
    }
  }

  /// Writes a text on one row, with `…` if it does not fit.
  ///
  /// - Parameters:
  ///   - text: Any text; see ``Glyph`` for how control characters appear.
  ///   - region: Where: in its first row.
  ///   - style: How it looks.
  /// - Returns: How many columns were taken.
  @discardableResult
  public mutating func write(_ text: String, in region: Region, style: Style = .plain) -> Int {
    guard !region.isEmpty else { return 0 }
    let glyphs = TextWrapping.clipped(text, columns: region.columns)
    return write(glyphs, column: region.column, row: region.row, style: style)
  }

  /// Writes glyphs on one row.
  ///
  /// - Parameters:
  ///   - glyphs: What to write.
  ///   - column: Where it begins.
  ///   - row: On which row.
  ///   - style: How it looks.
  /// - Returns: How many columns were taken.
  @discardableResult
  public mutating func write(_ glyphs: [Glyph], column: Int, row: Int, style: Style = .plain) -> Int
  {
    var position = column
    for glyph in glyphs {
      put(glyph, column: position, row: row, style: style)
      position += glyph.columns
    }
    return position - column
  }

  /// Puts a glyph in a place. A glyph that does not fit as a whole is left out, and one that it covers in
  /// part disappears as a whole.
  mutating func put(_ glyph: Glyph, column: Int, row: Int, style: Style) {
    guard row >= 0, row < rows, column >= 0, column + glyph.columns <= columns else { return }
    let first = row * columns + column
    blankGlyph(at: first)
    blankGlyph(at: first + glyph.columns - 1)
    cells[first] = Cell(text: glyph.text, style: style)
    for offset in 1..<max(1, glyph.columns) {
      cells[first + offset] = Cell(text: "", style: style)
    }
  }

  private mutating func blankGlyph(at index: Int) {
    let start = index - index % columns
    let end = start + columns
    var first = index
    while first > start, cells[first].isContinuation { first -= 1 }
    var next = first + 1
    while next < end, cells[next].isContinuation {
      cells[next].text = " "
      next += 1
    }
    cells[first].text = " "
  }

  /// Draws a canvas on top of this one. What does not fit is left out.
  ///
  /// - Parameters:
  ///   - other: What to draw, such as a picture of ``HalfBlocks``.
  ///   - column: Where its left column comes to lie.
  ///   - row: Where its upper row comes to lie.
  public mutating func draw(_ other: Canvas, column: Int, row: Int) {
    for line in 0..<other.rows where row + line >= 0 && row + line < rows {
      for (offset, cell) in other.row(line).enumerated() {
        let place = column + offset
        guard place >= 0, place < columns else { continue }
        let index = (row + line) * columns + place
        if !cell.isContinuation { blankGlyph(at: index) }
        cells[index] = cell
      }
    }
  }
}

extension Canvas {
  /// Some of its rows, as a canvas of their own.
  ///
  /// - Parameter range: Rows that it has.
  func rows(_ range: Range<Int>) -> Canvas {
    var result = Canvas(columns: columns, rows: range.count)
    result.draw(self, column: 0, row: -range.lowerBound)
    return result
  }
}
