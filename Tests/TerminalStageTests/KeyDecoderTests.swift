import CNcurses
import Testing

@testable import TerminalStage

@Suite struct KeyDecoderTests {
  private func keys(_ text: String) -> [Key] {
    KeyDecoder.keys(in: text.unicodeScalars.map { .character($0.value) })
  }

  @Test func characters() {
    #expect(keys("aÄ北") == [.character("a"), .character("Ä"), .character("北")])
    #expect(keys("e\u{301}") == [.character("e"), .character("\u{301}")])
    #expect(keys("\r\n\t\u{7f}\u{8}") == [.enter, .enter, .tab, .backspace, .backspace])
    #expect(keys("\u{c}\u{1}") == [.control("l"), .control("a")])
    #expect(keys("\0\u{1c}") == [.unknown, .unknown])
    #expect(keys("") == [])
  }

  @Test func anEscapeOnItsOwnIsTheKey() {
    #expect(keys("\u{1b}") == [.escape])
    #expect(keys("\u{1b}\u{1b}") == [.escape, .escape])
    #expect(keys("a\u{1b}") == [.character("a"), .escape])
  }

  @Test(arguments: [
    "\u{1b}x", "\u{1b}[27;5;9~", "\u{1b}[<0;10;20M", "\u{1b}[I", "\u{1b}OX", "\u{1b}[", "\u{1b}O",
    "\u{1b}[12",
  ])
  func sequencesAreSwallowed(text: String) {
    #expect(keys(text) == [.unknown])
  }

  @Test func cursorKeysOfBothModes() {
    let expected: [Key] = [.up, .down, .right, .left, .end, .home]
    #expect(keys("ABCDFH".map { "\u{1b}[\($0)" }.joined()) == expected)
    #expect(keys("ABCDFH".map { "\u{1b}O\($0)" }.joined()) == expected)
    #expect(keys("\u{1b}[1;5A") == [.unknown])
  }

  @Test func whatFollowsASequenceCounts() {
    #expect(keys("\u{1b}[200~q\u{1b}[201~") == [.unknown, .character("q"), .unknown])
    let mixed: [KeyInput] = [.character(27), .key(.up), .key(.down), .character(27)]
    #expect(KeyDecoder.keys(in: mixed) == [.unknown, .down, .escape])
  }

  @Test func cursesKeys() {
    let known: [(Int32, Key?)] = [
      (KEY_UP, .up), (KEY_DOWN, .down), (KEY_LEFT, .left), (KEY_RIGHT, .right),
      (KEY_PPAGE, .pageUp), (KEY_NPAGE, .pageDown), (KEY_HOME, .home), (KEY_END, .end),
      (KEY_ENTER, .enter), (KEY_BACKSPACE, .backspace), (KEY_DC, .delete), (KEY_RESIZE, nil),
      (KEY_F0, .unknown),
    ]
    for (code, key) in known { #expect(CursesKeys.key(for: code) == key) }
  }
}
