import Testing

@testable import TerminalStage

@Suite struct CanvasTests {
  @Test func writesAndClips() {
    var canvas = Canvas(columns: 6, rows: 2)
    let taken = canvas.write("products", in: canvas.region)
    #expect(taken == 6)
    #expect(canvas.text == ["produ…", ""])
  }

  @Test func leavesOutWhatIsOutside() {
    var canvas = Canvas(columns: 3, rows: 1)
    for (column, row) in [(-1, 0), (3, 0), (0, -1), (0, 1), (2, 0)] {
      canvas.put(Glyph.glyphs(of: "北")[0], column: column, row: row, style: .plain)
    }
    #expect(canvas.text == [""])
    canvas.draw(Canvas(columns: 9, rows: 9), column: -3, row: -3)
    canvas.fill(Region(column: -5, row: -5, columns: 50, rows: 50), style: .bar)
    #expect(canvas[2, 0].style == .bar)
  }

  @Test func aGlyphThatIsCoveredInPartDisappears() {
    for (column, expected) in [(0, "x 京"), (1, " x京"), (2, "北x"), (3, "北 x")] {
      var canvas = Canvas(columns: 4, rows: 1)
      canvas.write("北京", in: canvas.region)
      canvas.put(Glyph.glyphs(of: "x")[0], column: column, row: 0, style: .plain)
      #expect(canvas.text == [expected])
    }
  }

  @Test func aWideGlyphCoversTwo() {
    var canvas = Canvas(columns: 4, rows: 1)
    canvas.write("北京", in: canvas.region)
    canvas.put(Glyph.glyphs(of: "한")[0], column: 1, row: 0, style: .plain)
    #expect(canvas.text == [" 한"])
    #expect(canvas[2, 0].isContinuation)
    #expect(!canvas[3, 0].isContinuation)
  }

  @Test func drawsAnotherOnTop() {
    var canvas = Canvas(columns: 6, rows: 1)
    canvas.write("北京北", in: canvas.region)
    var other = Canvas(columns: 2, rows: 1)
    other.write("xy", in: other.region)
    canvas.draw(other, column: 1, row: 0)
    #expect(canvas.text == [" xy 北"])
  }

  @Test func takesRowsOut() {
    var canvas = Canvas(columns: 2, rows: 3)
    for row in 0..<3 {
      canvas.write("\(row)", in: Region(column: 0, row: row, columns: 2, rows: 1))
    }
    #expect(canvas.rows(1..<3).text == ["1", "2"])
    #expect(canvas.rows(0..<0).text.isEmpty)
  }

  @Test func mayBeEmpty() {
    var canvas = Canvas(columns: 0, rows: -4)
    canvas.write("x", in: Region(column: 0, row: 0, columns: 5, rows: 5))
    #expect(canvas.text.isEmpty)
  }
}
