/// Where the parts of a detail are: the picture on the left of the text, where it stays, or above the text,
/// with which it scrolls.
struct DetailLayout {
  /// What stays in its place.
  let fixed: Canvas?
  /// What scrolls: as tall as it needs to be.
  let scrolled: Canvas
  /// In which column of the region that begins.
  let scrolledColumn: Int

  init(region: Region, picture: Picture?, heading: String, text: String, colors: ColorDepth) {
    guard let picture, region.columns >= Self.leastPictureColumns, region.rows >= 4 else {
      fixed = nil
      scrolledColumn = 0
      scrolled = Self.column(
        picture: nil, heading: heading, text: text, columns: region.columns)
      return
    }
    if region.columns >= Self.leastColumnsForTwo {
      let room = (columns: region.columns * 9 / 20, rows: region.rows)
      let drawn = Self.draw(picture, columns: room.columns, rows: room.rows, colors: colors)
      fixed = drawn
      scrolledColumn = drawn.columns + 3
      scrolled = Self.column(
        picture: nil, heading: heading, text: text,
        columns: min(Self.mostTextColumns, region.columns - scrolledColumn))
    } else {
      let drawn = Self.draw(
        picture, columns: region.columns, rows: max(3, region.rows * 3 / 5), colors: colors)
      fixed = nil
      scrolledColumn = 0
      scrolled = Self.column(
        picture: drawn, heading: heading, text: text, columns: region.columns)
    }
  }

  private static let leastPictureColumns = 8
  private static let leastColumnsForTwo = 56
  // Longer lines are hard to read.
  private static let mostTextColumns = 76

  private static func draw(
    _ picture: Picture, columns: Int, rows: Int, colors: ColorDepth
  ) -> Canvas {
    let size = HalfBlocks.size(of: picture, columns: columns, rows: rows)
    return HalfBlocks.canvas(
      of: picture, columns: size.columns, rows: size.rows, colors: colors)
  }

  private static func column(
    picture: Canvas?, heading: String, text: String, columns: Int
  ) -> Canvas {
    let headingLines = heading.isEmpty ? [] : TextWrapping.lines(of: heading, columns: columns)
    let textLines = text.isEmpty ? [] : TextWrapping.lines(of: text, columns: columns)
    let pictureRows = picture.map { $0.rows + 1 } ?? 0
    let gap = headingLines.isEmpty || textLines.isEmpty ? 0 : 1
    var canvas = Canvas(
      columns: columns, rows: pictureRows + headingLines.count + gap + textLines.count)
    if let picture { canvas.draw(picture, column: 0, row: 0) }
    var row = pictureRows
    for line in headingLines {
      canvas.write(line, column: 0, row: row, style: .heading)
      row += 1
    }
    row += gap
    for line in textLines {
      canvas.write(line, column: 0, row: row)
      row += 1
    }
    return canvas
  }
}
