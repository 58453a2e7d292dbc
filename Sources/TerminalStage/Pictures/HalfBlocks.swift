/// Draws pictures with two pixels to a cell, one above the other. Without colours, with shades of grey.
public enum HalfBlocks {
  /// How many cells a picture takes if it is as large as fits and keeps its proportions.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - columns: How many columns there are.
  ///   - rows: How many rows there are.
  /// - Returns: At least one cell, unless there is no room; it's never drawn larger than it is.
  public static func size(
    of picture: Picture, columns: Int, rows: Int
  ) -> (columns: Int, rows: Int) {
    guard columns > 0, rows > 0 else { return (0, 0) }
    let width = min(columns, picture.width, 2 * rows * picture.width / picture.height)
    let height = min(2 * rows, picture.height, columns * picture.height / picture.width)
    return (max(1, width), max(1, (height + 1) / 2))
  }

  /// The cells of a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - columns: How many columns it takes.
  ///   - rows: How many rows it takes.
  ///   - colors: How many colours there are.
  /// - Returns: The picture's cells, `columns` by `rows`.
  /// - Complexity: O(n), where n is the number of pixels.
  public static func canvas(
    of picture: Picture, columns: Int, rows: Int, colors: ColorDepth
  ) -> Canvas {
    var canvas = Canvas(columns: columns, rows: rows)
    guard columns > 0, rows > 0 else { return canvas }
    let scaled = picture.scaled(width: columns, height: 2 * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let above = scaled[column, 2 * row]
        let below = scaled[column, 2 * row + 1]
        let cell = colors >= .palette ? colored(above, below) : shaded(above, below)
        canvas.put(cell.glyph, column: column, row: row, style: cell.style)
      }
    }
    return canvas
  }

  private static func colored(_ above: Picture.Pixel, _ below: Picture.Pixel) -> (
    glyph: Glyph, style: Style
  ) {
    switch (above.isVisible, below.isVisible) {
    case (false, false): (.blank, .plain)
    case (false, true): (lowerHalf, Style(foreground: below.color))
    default: (upperHalf, Style(foreground: above.color, background: below.color))
    }
  }

  private static func shaded(_ above: Picture.Pixel, _ below: Picture.Pixel) -> (
    glyph: Glyph, style: Style
  ) {
    let light = (above.luminance + below.luminance) / 2
    return (shades[light * shades.count / 256], .plain)
  }

  private static let upperHalf = Glyph.glyphs(of: "▀")[0]
  private static let lowerHalf = Glyph.glyphs(of: "▄")[0]
  private static let shades = Glyph.glyphs(of: " ░▒▓█")
}
