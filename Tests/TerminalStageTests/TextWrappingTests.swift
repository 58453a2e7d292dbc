import Testing

@testable import TerminalStage

@Suite struct TextWrappingTests {
  private func lines(_ text: String, _ columns: Int) -> [String] {
    TextWrapping.lines(of: text, columns: columns).map { $0.map(\.text).joined() }
  }

  @Test func breaksAtBlanks() {
    #expect(lines("the quick brown fox", 9) == ["the quick", "brown fox"])
    #expect(lines("the quick brown fox", 10) == ["the quick", "brown fox"])
    #expect(lines("the quick brown fox", 19) == ["the quick brown fox"])
  }

  @Test func keepsLinesAndEmptyOnes() {
    #expect(lines("a\n\nb\r\nc\n", 5) == ["a", "", "b", "c", ""])
    #expect(lines("", 5) == [""])
    #expect(lines(" ", 5) == [""])
  }

  @Test func keepsIndentation() {
    #expect(lines("  a  b", 10) == ["  a  b"])
  }

  @Test func leavesOutBlanksWhereALineBreaks() {
    #expect(lines("abc    def", 4) == ["abc", "def"])
    #expect(lines("abcd efgh", 4) == ["abcd", "efgh"])
  }

  @Test func breaksLongWordsBetweenGlyphs() {
    #expect(lines("abcdefgh", 3) == ["abc", "def", "gh"])
    #expect(lines("x abcdefgh", 3) == ["x", "abc", "def", "gh"])
    #expect(lines("e\u{301}e\u{301}e\u{301}", 2) == ["e\u{301}e\u{301}", "e\u{301}"])
  }

  @Test func neverSplitsAWideGlyph() {
    #expect(lines("北京北", 3) == ["北", "京", "北"])
    #expect(lines("北京北", 4) == ["北京", "北"])
    #expect(lines("北", 1) == ["…"])
  }

  @Test func aWidthBelowOneCountsAsOne() {
    #expect(lines("ab", 0) == ["a", "b"])
    #expect(lines("ab", -3) == ["a", "b"])
  }

  @Test func everyLineFitsAndNoWordIsLost() {
    let text = "Räksmörgås 北京 한글 👨‍👩‍👧 a\u{301}\u{302} supercalifragilistic\u{1b}[2J end of text"
    for width in 2...60 {
      let lines = TextWrapping.lines(of: text, columns: width)
      #expect(lines.allSatisfy { $0.reduce(0) { $0 + $1.columns } <= width })
      let shown = lines.joined().filter { $0 != .blank }
      #expect(shown == Glyph.glyphs(of: text).filter { $0 != .blank })
    }
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("abc", 1, "…"), ("abc", 0, ""), ("abc", -1, ""),
    ("北京", 4, "北京"), ("北京", 3, "北…"), ("北京", 2, "…"), ("ab cd", 4, "ab…"), ("", 5, ""),
    ("e\u{301}f", 1, "…"),
  ])
  func clips(text: String, columns: Int, expected: String) {
    #expect(TextWrapping.clipped(text, columns: columns).map(\.text).joined() == expected)
  }
}
