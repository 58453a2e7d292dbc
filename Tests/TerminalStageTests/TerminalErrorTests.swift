import Testing

@testable import TerminalStage

@Suite struct TerminalErrorTests {
  @Test func saysWhatToDo() {
    let errors: [(TerminalError, String)] = [
      (.inputIsNoTerminal, "Run this in a terminal"),
      (.outputIsNoTerminal, "Run this in a terminal"),
      (.unknownType(""), "TERM=xterm-256color"), (.unknownType("odd"), "\"odd\""),
      (.unsuitableType("dumb"), "\"dumb\""), (.systemFailure(number: 5), "system error 5"),
    ]
    for (error, text) in errors {
      #expect(error.description.contains(text))
      #expect(error.exitStatus == 69)
    }
  }

  @Test func aHostileTypeIsShownHarmlessly() {
    #expect(!TerminalError.unknownType("\u{1b}[2J").description.contains("\u{1b}"))
  }

  @Test func typesAreLookedUp() throws {
    let xterm = try TerminalDescription(name: "xterm-256color")
    #expect(xterm.colorCount == 256)
    #expect(xterm.restoringText.contains("\u{1b}[?1049l"))
    #expect(throws: TerminalError.unknownType("no-such-type")) {
      try TerminalDescription(name: "no-such-type")
    }
    #expect(throws: TerminalError.unknownType("")) { try TerminalDescription(name: "") }
    #expect(throws: TerminalError.unsuitableType("dumb")) { try TerminalDescription(name: "dumb") }
  }

  @Test(arguments: [("a$<5>b", "ab"), ("$<5/>", ""), ("a$<", "a$<"), ("$", "$"), ("", "")])
  func delaysAreRemoved(text: String, expected: String) {
    #expect(TerminalDescription.withoutPadding(text) == expected)
  }

  @Test func glyphsAreCutForCurses() {
    #expect(CursesLayer.parts(of: "a") == [[97]])
    #expect(CursesLayer.parts(of: "🇸🇪").count == 2)
    let stacked = CursesLayer.parts(of: "a\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}")
    #expect(stacked == [[97, 0x301, 0x302, 0x303, 0x304]])
  }
}
