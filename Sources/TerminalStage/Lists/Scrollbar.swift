/// Shows which part of something tall is visible.
enum Scrollbar {
  /// The rows of the bar that are marked.
  ///
  /// - Returns: Nothing if everything is visible, and otherwise at least one row; it touches an end of the
  ///   bar only if that end is visible.
  static func mark(visible: Range<Int>, count: Int, rows: Int) -> Range<Int> {
    guard rows > 0, visible.count < count else { return 0..<0 }
    let length = max(1, rows * visible.count / count)
    let room = rows - length
    let hidden = count - visible.count
    var first = room * visible.lowerBound / hidden
    if visible.lowerBound > 0, room > 1 { first = max(1, first) }
    if visible.upperBound < count, room > 1 { first = min(room - 1, first) }
    return first..<first + length
  }

  /// Draws the bar in the first column of a region.
  static func draw(visible: Range<Int>, count: Int, in region: Region, on canvas: inout Canvas) {
    let mark = mark(visible: visible, count: count, rows: region.rows)
    guard !mark.isEmpty, !region.isEmpty else { return }
    for row in 0..<region.rows {
      let isMarked = mark.contains(row)
      canvas.write(
        isMarked ? "█" : "│",
        in: Region(column: region.column, row: region.row + row, columns: 1, rows: 1),
        style: isMarked ? .plain : .secondary)
    }
  }
}
