import TerminalStage
import TopAlbums

/// A row of the chart: the artwork on the left, or the place for it, and the names beside it.
struct AlbumRowLayout {
  let album: Album
  let artwork: Picture?
  let isSelected: Bool

  /// How many lines a row takes, the blank one below it included: about four rows fit on a screen.
  static func height(in region: Region) -> Int {
    min(max(region.rows / 4, 3), 9)
  }

  /// Draws the row. The names stand in the same place with artwork and without.
  func draw(in region: Region, on canvas: inout Canvas, colors: ColorDepth) {
    let rows = max(0, region.rows - 1)
    let place = Region(column: region.column + 2, row: region.row, columns: 2 * rows, rows: rows)
    canvas.write(isSelected ? "▸" : " ", in: region, style: .heading)
    if let artwork {
      let picture = HalfBlocks.canvas(
        of: artwork, columns: place.columns, rows: place.rows, colors: colors)
      canvas.draw(picture, column: place.column, row: place.row)
    } else {
      for row in 0..<place.rows {
        let line = Region(
          column: place.column, row: place.row + row, columns: place.columns, rows: 1)
        canvas.write(String(repeating: "░", count: place.columns), in: line, style: .secondary)
      }
    }
    let column = place.column + place.columns + 2
    let width = region.column + region.columns - column
    for (row, (text, style)) in [
      (album.artist, isSelected ? Style.selection : .heading), (album.name, .plain),
    ].enumerated() where row < max(1, rows) {
      let line = Region(column: column, row: region.row + row, columns: width, rows: 1)
      canvas.write(text, in: line, style: style)
    }
  }
}
