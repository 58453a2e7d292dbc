import Testing

@testable import TerminalStage

@Suite struct GlyphTests {
  @Test(arguments: [
    ("a", "a", 1), ("é", "é", 1), ("e\u{301}", "e\u{301}", 1), ("北", "北", 2), ("한", "한", 2),
    ("\u{1112}\u{1161}\u{11ab}", "\u{1112}\u{1161}\u{11ab}", 2), ("👍", "👍", 2), ("ｗ", "ｗ", 2),
  ])
  func columnsFollowTheSystem(text: String, shown: String, columns: Int) {
    let glyphs = Glyph.glyphs(of: text)
    #expect(glyphs.map(\.text) == [shown])
    #expect(glyphs.map(\.columns) == [columns])
  }

  @Test(arguments: [
    ("\u{1b}[2J", "␛[2J"), ("\u{7}", "␇"), ("\0", "␀"), ("\u{7f}", "␡"), ("\u{9b}31m", "�31m"),
    ("a\tb", "a b"), ("a\nb", "a␤b"), ("a\r\nb", "a␤b"), ("a\rb", "a␍b"), ("a\u{2028}b", "a␤b"),
    ("a\u{202e}b", "a�b"), ("a\u{2066}b", "a�b"), ("\u{e000}", "\u{e000}"), ("\u{ffff}", "�"),
    ("soft\u{ad}hyphen", "softhyphen"), ("zero\u{200b}width", "zerowidth"), ("a\u{feff}b", "ab"),
  ])
  func nothingControlsTheTerminal(text: String, shown: String) {
    #expect(Glyph.glyphs(of: text).map(\.text).joined() == shown)
  }

  @Test func noControlCharacterEverPasses() {
    for value in UInt32(0)...0x2fff {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for text in [String(scalar), "a" + String(scalar), String(scalar) + "\u{301}"] {
        let shown = Glyph.glyphs(of: text).map(\.text).joined()
        #expect(!shown.unicodeScalars.contains { $0.properties.generalCategory == .control })
      }
    }
  }

  @Test(arguments: [
    ("👨‍👩‍👧", "👨", 2), ("👍🏽", "👍", 2), ("❤️", "❤", 1), ("🏳️‍🌈", "🏳", 1),
    ("🇸🇪", "🇸🇪", 2),
  ])
  func whatTerminalsDisagreeAboutIsLeftOut(text: String, shown: String, columns: Int) {
    let glyphs = Glyph.glyphs(of: text)
    #expect(glyphs.map(\.text).joined() == shown)
    #expect(glyphs.reduce(0) { $0 + $1.columns } == columns)
  }

  @Test func joinersInsideWordsStay() {
    let shown = Glyph.glyphs(of: "ക്\u{200d}ഷ").map(\.text).joined()
    #expect(shown.unicodeScalars.contains("\u{200d}"))
  }

  @Test func aMarkWithoutBaseStandsOnACircle() {
    let glyphs = Glyph.glyphs(of: "\u{301}")
    #expect(glyphs.map(\.text) == ["◌\u{301}"])
    #expect(glyphs.map(\.columns) == [1])
  }
}
