import CNcurses

/// One layer on the screen: a window in a panel, and what was last drawn in it.
@MainActor
final class CursesLayer {
  private let window: UnsafeMutablePointer<WINDOW>
  private let panel: UnsafeMutablePointer<PANEL>
  private var shown: Canvas
  private let column: Int
  private let row: Int

  /// Makes a layer on top of those that there are.
  ///
  /// - Returns: nil if curses refuses, which it does for a place outside the screen.
  init?(_ layer: Layer) {
    (column, row) = (layer.column, layer.row)
    shown = Canvas(columns: layer.canvas.columns, rows: layer.canvas.rows)
    let size = (rows: Int32(shown.rows), columns: Int32(shown.columns))
    guard shown.rows > 0, shown.columns > 0,
      let window = newwin(size.rows, size.columns, Int32(row), Int32(column))
    else { return nil }
    guard let panel = new_panel(window) else {
      delwin(window)
      return nil
    }
    self.window = window
    self.panel = panel
    // Shifting cells inside a row would shift the true colours that curses does not know of.
    idcok(window, false)
  }

  /// Takes the layer off the screen. It must not be used any more.
  func remove() {
    del_panel(panel)
    delwin(window)
  }

  /// Whether a layer has the same place and size.
  func fits(_ layer: Layer) -> Bool {
    layer.column == column && layer.row == row && layer.canvas.columns == shown.columns
      && layer.canvas.rows == shown.rows
  }

  /// The screen's content was lost: it is written anew.
  func forget() {
    clearok(window, true)
    touchwin(window)
  }

  /// Draws what changed.
  func draw(_ canvas: Canvas, attributes: (Style) -> CellAttributes) {
    for row in 0..<canvas.rows where canvas.row(row) != shown.row(row) {
      // The whole row: a wide glyph that gives way leaves nothing behind.
      for (column, cell) in canvas.row(row).enumerated() where !cell.isContinuation {
        wmove(window, Int32(row), Int32(column))
        put(cell, attributes(cell.style))
      }
    }
    shown = canvas
  }

  private func put(_ cell: Cell, _ attributes: CellAttributes) {
    var pair = attributes.isColored ? alloc_pair(attributes.foreground, attributes.background) : 0
    for part in Self.parts(of: cell.text) {
      var complex = cchar_t()
      setcchar(&complex, part + [0], attributes.bits, 0, &pair)
      // At the lower right corner it says ERR, as the cursor cannot go on; the cell is drawn.
      wadd_wch(window, &complex)
    }
  }

  /// A glyph as curses takes it: each character that takes columns, with at most four marks.
  nonisolated static func parts(of text: String) -> [[wchar_t]] {
    var parts: [[wchar_t]] = []
    for scalar in text.unicodeScalars {
      let value = wchar_t(scalar.value)
      if parts.isEmpty || DisplayWidth.columns(of: scalar) > 0 {
        parts.append([value])
      } else if parts[parts.count - 1].count < 5 {
        parts[parts.count - 1].append(value)
      }
    }
    return parts
  }
}
