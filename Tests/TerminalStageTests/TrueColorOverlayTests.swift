import Testing

@testable import TerminalStage

@Suite struct TrueColorOverlayTests {
  private let odd = Style(
    foreground: .rgb(red: 1, green: 2, blue: 3), background: .rgb(red: 4, green: 5, blue: 6))

  private func canvas(_ change: (inout Canvas) -> Void) -> Canvas {
    var canvas = Canvas(columns: 8, rows: 3)
    change(&canvas)
    return canvas
  }

  @Test func writesOnlyWhatThePaletteLacks() {
    var overlay = TrueColorOverlay()
    let plain = canvas { $0.write("abc", in: $0.region, style: .bar) }
    #expect(overlay.text(for: plain) == "")
    let colored = canvas {
      $0.write("abc", in: $0.region, style: .bar)
      $0.write("▀▀", in: Region(column: 3, row: 1, columns: 5, rows: 1), style: odd)
    }
    #expect(
      overlay.text(for: colored)
        == "\u{1b}7\u{1b}[2;4H\u{1b}[0;38;2;1;2;3;48;2;4;5;6m▀▀\u{1b}8")
  }

  @Test func writesARowAgainOnlyIfSomethingInItChanged() {
    var overlay = TrueColorOverlay()
    let first = canvas { $0.write("▀", in: $0.region, style: odd) }
    #expect(overlay.text(for: first) != "")
    #expect(overlay.text(for: first) == "")
    var changed = first
    changed.write("x", in: Region(column: 7, row: 1, columns: 1, rows: 1))
    #expect(overlay.text(for: changed) == "")
    changed.write("x", in: Region(column: 7, row: 0, columns: 1, rows: 1))
    #expect(overlay.text(for: changed).contains("▀"))
    overlay.forget()
    #expect(overlay.text(for: changed).contains("▀"))
  }

  @Test func coveredCellsAreLeftAlone() {
    var overlay = TrueColorOverlay()
    var shown = canvas { $0.write("▀▀▀", in: $0.region, style: odd) }
    shown.write("b", in: Region(column: 1, row: 0, columns: 1, rows: 1), style: .message)
    #expect(
      overlay.text(for: shown)
        == "\u{1b}7\u{1b}[1;1H\u{1b}[0;38;2;1;2;3;48;2;4;5;6m▀\u{1b}[1;3H▀\u{1b}8")
  }
}
