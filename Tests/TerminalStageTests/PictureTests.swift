import Testing

@testable import TerminalStage

@Suite struct PictureTests {
  private let black = Picture.Pixel(red: 0, green: 0, blue: 0)
  private let white = Picture.Pixel(red: 255, green: 255, blue: 255)

  private func picture(_ width: Int, _ height: Int) -> Picture {
    Picture(width: width, height: height, pixels: Array(repeating: white, count: width * height))!
  }

  @Test func mustHaveAllItsPixels() {
    #expect(Picture(width: 2, height: 2, pixels: [white]) == nil)
    #expect(Picture(width: 0, height: 0, pixels: []) == nil)
    #expect(Picture(width: -1, height: -1, pixels: [white]) == nil)
    #expect(Picture(width: .max, height: 2, pixels: [white]) == nil)
  }

  @Test func averagesWhenItShrinks() {
    let board = Picture(width: 2, height: 2, pixels: [black, white, white, black])!
    #expect(
      board.scaled(width: 1, height: 1)[0, 0] == Picture.Pixel(red: 127, green: 127, blue: 127))
    #expect(
      board.scaled(width: 2, height: 1)[0, 0] == Picture.Pixel(red: 127, green: 127, blue: 127))
  }

  @Test func whatIsTransparentHasNoColor() {
    let clear = Picture.Pixel(red: 200, green: 0, blue: 0, opacity: 0)
    let mixed = Picture(width: 2, height: 2, pixels: [clear, white, clear, white])!
    #expect(
      mixed.scaled(width: 1, height: 1)[0, 0]
        == Picture.Pixel(red: 255, green: 255, blue: 255, opacity: 127))
    let canvas = HalfBlocks.canvas(
      of: Picture(
        width: 4, height: 2, pixels: [clear, clear, white, white, clear, white, clear, white])!,
      columns: 4, rows: 1, colors: .full)
    #expect(canvas.text == [" ▄▀▀"])
    #expect(canvas[1, 0].style == Style(foreground: white.color))
    #expect(canvas[2, 0].style == Style(foreground: white.color))
    let shaded = HalfBlocks.canvas(
      of: Picture(width: 1, height: 1, pixels: [clear])!, columns: 1, rows: 1, colors: .none)
    #expect(shaded.text == [""])
  }

  @Test func repeatsWhenItGrows() {
    let row = Picture(width: 2, height: 1, pixels: [black, white])!
    let grown = row.scaled(width: 4, height: 2)
    #expect((0..<4).map { grown[$0, 1] } == [black, black, white, white])
    #expect(row.scaled(width: 0, height: -1).width == 1)
  }

  @Test(arguments: [
    (64, 64, 40, 40, 40, 20), (64, 64, 40, 10, 20, 10), (64, 32, 40, 40, 40, 10),
    (4, 4, 40, 40, 4, 2),
    (64, 64, 0, 5, 0, 0), (1000, 1, 10, 10, 10, 1), (1, 1000, 10, 10, 1, 10),
  ])
  func keepsItsProportions(
    width: Int, height: Int, columns: Int, rows: Int, expectedColumns: Int, expectedRows: Int
  ) {
    let size = HalfBlocks.size(of: picture(width, height), columns: columns, rows: rows)
    #expect(size == (expectedColumns, expectedRows))
  }

  @Test func twoPixelsToACell() {
    let column = Picture(width: 1, height: 2, pixels: [black, white])!
    for colors in [ColorDepth.palette, .full] {
      let cell = HalfBlocks.canvas(of: column, columns: 1, rows: 1, colors: colors)[0, 0]
      #expect(cell.text == "▀")
      #expect(cell.style == Style(foreground: black.color, background: white.color))
    }
  }

  @Test func shadesWithoutColors() {
    let row = Picture(width: 3, height: 2, pixels: [black, white, white, black, white, black])!
    for colors in [ColorDepth.none, .basic] {
      let canvas = HalfBlocks.canvas(of: row, columns: 3, rows: 1, colors: colors)
      #expect(canvas.text == [" █▒"])
      #expect(canvas[1, 0].style == .plain)
    }
  }
}
