import Foundation
import TerminalDriver
import Testing

/// The fixture in a real terminal, used as a user does.
@Suite struct RealTerminalTests {
  private let program = BuiltProduct.path("terminal-fixture")

  private func withFixture(
    columns: Int = 80, rows: Int = 24, environment: [String: String] = [:],
    _ body: (TerminalDriver) async throws -> Void
  ) async throws {
    // The toolchain's crash reporter would wait for a key.
    let variables = ["SWIFT_BACKTRACE": "enable=no"].merging(environment) { _, new in new }
    try await TerminalDriver.with(columns: columns, rows: rows, environment: variables) {
      terminal in
      try await terminal.run("'\(program)'")
      try await terminal.wait(for: "1 of 111")
      try await body(terminal)
    }
  }

  /// Checks that a shell finds the terminal as it left it, with what was on the screen before.
  private func expectRestored(
    _ terminal: TerminalDriver, status: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await terminal.wait(until: "shows a prompt again") { screen in
      screen.last { !$0.isEmpty } == TerminalDriver.prompt
    }
    #expect(try await terminal.modes() == .shell, sourceLocation: sourceLocation)
    // Not in one line with the program: an interrupt would keep the shell from the rest of the line.
    try await terminal.run("echo status $?")
    try await terminal.wait(for: "status \(status)")
    try await terminal.run(
      "stty -a | tr ';' '\\n' | grep -o '[-]*icanon\\|[-]*icrnl\\|[-]*echo ' | tr '\\n' .")
    try await terminal.wait(until: "tells of the usual settings") { screen in
      screen.contains { $0.hasPrefix("icrnl.icanon.echo .") }
    }
    // The terminal echoes what is typed, and the next program gets it.
    try await terminal.run("echo $((6 * 7))")
    try await terminal.wait(for: "42")
  }

  private func choose(_ row: String, in terminal: TerminalDriver) async throws {
    try await terminal.press("/")
    try await terminal.type(row)
    try await terminal.wait(for: "/\(row)▏")
    try await terminal.press("Enter", "Enter")
  }

  @Test func takesTheScreenAndGivesItBack() async throws {
    try await withFixture { terminal in
      let modes = try await terminal.modes()
      #expect(modes.isAlternateScreen)
      #expect(!modes.isCursorVisible)
      try await terminal.press("q")
      try await terminal.wait(for: "ended: finished")
      try await expectRestored(terminal, status: 0)
    }
  }

  @Test func keysMoveThroughTheList() async throws {
    try await withFixture { terminal in
      let steps = [
        ("Down", "2 of 111"), ("PageDown", "22 of 111"), ("End", "111 of 111"),
        ("Up", "110 of 111"),
        ("PageUp", "90 of 111"), ("Home", "1 of 111"), ("r", "12 of 111"),
      ]
      for (key, expected) in steps {
        try await terminal.press(key)
        try await terminal.wait(for: expected)
      }
    }
  }

  @Test func goesToADetailAndBack() async throws {
    try await withFixture { terminal in
      try await terminal.press("Enter")
      try await terminal.wait(for: "A gradient")
      try await terminal.press("End")
      try await terminal.wait(for: "Sentence 60 ")
      try await terminal.press("Escape")
      try await terminal.wait(for: "1 of 111")
      try await terminal.press("BSpace")
      try await terminal.wait(for: "ended: finished")
    }
  }

  @Test func aMessageIsShownAndDismissed() async throws {
    try await withFixture { terminal in
      try await choose("Message", in: terminal)
      let screen = try await terminal.wait(for: "Something is missing")
      #expect(screen.contains { $0.contains("┌─ Error ─") })
      #expect(screen.contains { $0.contains(" Ok ") })
      try await terminal.press("Enter")
      try await terminal.wait(forAbsenceOf: "Something is missing")
      try await terminal.wait(for: "2 of 111")
    }
  }

  @Test func wideCharactersStayInLine() async throws {
    try await withFixture { terminal in
      try await choose("wide", in: terminal)
      let screen = try await terminal.wait(for: "┌─ 北京 한글 é 👨 wide ")
      let text = try #require(screen.last { $0.contains("한글") && $0.contains("│  北京") })
      #expect(text.contains("│  北京 한글 é 👨 wide"))
      try await terminal.press("Enter")
      let after = try await terminal.wait(forAbsenceOf: "┌─")
      #expect(after.contains { $0.contains(" ▸ 北京 한글 é 👨 wide") })
      #expect(after.contains { $0.hasPrefix("   Exit") })
    }
  }

  @Test func hostileTextsControlNothing() async throws {
    try await withFixture { terminal in
      try await choose("hostile", in: terminal)
      let screen = try await terminal.wait(for: "│  hostile␛[2J␛]0;owned␇�31m end")
      #expect(screen[0].hasPrefix(" Fixture"))
    }
  }

  @Test(arguments: [(20, 5), (12, 3), (3, 2), (1, 1), (200, 60), (80, 24)])
  func everySizeIsFine(columns: Int, rows: Int) async throws {
    try await withFixture { terminal in
      try await terminal.press("Enter")
      try await terminal.wait(for: "A gradient")
      try await terminal.resize(columns: columns, rows: rows)
      try await terminal.press("Escape", "Down", "Down", "Enter", "Enter", "Up", "Enter")
      try await terminal.resize(columns: 80, rows: 24)
      try await terminal.wait(for: "Something is missing")
      try await terminal.press("q")
      try await expectRestored(terminal, status: 0)
    }
  }

  @Test func followsTheSize() async throws {
    try await withFixture { terminal in
      try await terminal.resize(columns: 120, rows: 40)
      try await terminal.wait(until: "fills the new size") { screen in
        screen[0].hasSuffix("1 of 111") && screen[0].count == 119 && screen[39].contains("quit")
      }
    }
  }

  // MARK: Colours

  @Test(
    arguments: [
      (["COLORTERM": "truecolor"], "38;2;", true), ([:], "38;5;", true),
      (["NO_COLOR": "1"], "38;", false),
      (["COLORTERM": "truecolor", "TERM": "xterm"], "38;2;", true),
    ] as [([String: String], String, Bool)])
  func colorsFollowTheTerminal(environment: [String: String], code: String, isUsed: Bool)
    async throws
  {
    try await withFixture(environment: environment) { terminal in
      try await terminal.press("Enter")
      try await terminal.wait(for: isUsed ? "▀▀▀▀" : "▒▒▒▒")
      try await terminal.wait(for: "A gradient")
      #expect(try await terminal.styledScreen().contains(code) == isUsed)
      if !isUsed { #expect(try await !terminal.styledScreen().contains("48;")) }
    }
  }

  @Test func trueColorsSurviveWhatIsDrawnBeside() async throws {
    try await withFixture(environment: ["COLORTERM": "truecolor"]) { terminal in
      try await terminal.press("Enter")
      try await terminal.wait(for: "Sentence 1 ")
      try await terminal.press("Down", "Down", "End")
      try await terminal.wait(for: "Sentence 60 ")
      let lines = try await terminal.styledScreen().components(separatedBy: "\n")
      let picture = lines.filter { $0.contains("▀") }
      #expect(picture.count == 17)
      #expect(picture.allSatisfy { $0.contains("38;2;") && !$0.contains("38;5;") })
    }
  }

  // MARK: Giving the terminal back

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGPIPE])
  func aSignalEndsItCleanly(signal: Int32) async throws {
    let environment = ["SWIFT_BACKTRACE": "enable=no"]
    try await TerminalDriver.with(environment: environment) { terminal in
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: file) }
      try await terminal.run(
        "sh -c 'echo $$ > \(file.path); exec \"\(program)\"'")
      try await terminal.wait(for: "1 of 111")
      let text = try String(contentsOf: file, encoding: .utf8)
      let process = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
      #expect(kill(process, signal) == 0)
      try await expectRestored(terminal, status: 128 + Int(signal))
    }
  }

  @Test func controlCEndsIt() async throws {
    try await withFixture { terminal in
      try await terminal.press("C-c")
      try await expectRestored(terminal, status: 128 + Int(SIGINT))
    }
  }

  @Test(arguments: [("Fault", SIGSEGV), ("Abort", SIGABRT), ("Overflow", SIGSEGV)])
  func aCrashGivesTheTerminalBack(row: String, signal: Int32) async throws {
    try await withFixture { terminal in
      try await choose(row, in: terminal)
      try await expectRestored(terminal, status: 128 + Int(signal))
    }
  }

  @Test func aTrapGivesTheTerminalBackAndItsMessageIsShown() async throws {
    try await withFixture(columns: 160, rows: 60) { terminal in
      try await choose("Trap", in: terminal)
      try await terminal.wait(for: "Fatal error: planted trap")
      try await expectRestored(terminal, status: 128 + Int(SIGILL))
    }
  }

  @Test func exitingFromAnywhereGivesTheTerminalBack() async throws {
    try await withFixture { terminal in
      try await choose("Exit", in: terminal)
      try await expectRestored(terminal, status: 7)
    }
  }

  @Test func whatIsPrintedAppearsAfterwards() async throws {
    try await withFixture { terminal in
      try await choose("Print", in: terminal)
      let screen = try await terminal.wait(for: "6 of 111")
      #expect(!screen.contains { $0.contains("printed meanwhile") })
      try await terminal.press("q")
      try await terminal.wait(for: "printed meanwhile")
      try await expectRestored(terminal, status: 0)
    }
  }

  @Test func itCanBeStoppedAndContinued() async throws {
    try await TerminalDriver.with { terminal in
      try await terminal.run("'\(program)'")
      try await terminal.wait(for: "1 of 111")
      try await terminal.press("Down", "C-z")
      try await terminal.wait(for: "Stopped")
      #expect(try await terminal.modes() == .shell)
      // In the background it stays stopped, and takes no keys.
      try await terminal.run("bg")
      try await terminal.run("echo $((6 * 7))")
      try await terminal.wait(for: "42")
      try await terminal.run("fg")
      try await terminal.wait(for: "2 of 111")
      #expect(try await terminal.modes().isAlternateScreen)
      try await terminal.press("Down")
      try await terminal.wait(for: "3 of 111")
      try await terminal.press("C-z")
      try await terminal.wait(for: "Stopped")
      try await terminal.run("fg")
      try await terminal.wait(for: "3 of 111")
      try await terminal.press("q")
      try await terminal.wait(for: "ended: finished")
      #expect(try await terminal.modes() == .shell)
    }
  }

  // MARK: No terminal

  @Test(arguments: [
    ("'PROGRAM' < /dev/null", "Standard input is not a terminal."),
    ("'PROGRAM' | cat; false", "Standard output is not a terminal."),
    ("TERM=odd 'PROGRAM'", "The terminal type \"odd\""),
    ("TERM= 'PROGRAM'", "The environment variable TERM is not set."),
    ("TERM=dumb 'PROGRAM'", "A terminal of type \"dumb\""),
  ])
  func saysWhatIsMissing(command: String, message: String) async throws {
    try await TerminalDriver.with { terminal in
      let command = command.replacingOccurrences(of: "PROGRAM", with: program)
      try await terminal.run("\(command); echo status $?")
      try await terminal.wait(for: message)
      try await terminal.wait(for: command.contains("cat") ? "status 1" : "status 69")
      #expect(try await terminal.modes() == .shell)
    }
  }
}
