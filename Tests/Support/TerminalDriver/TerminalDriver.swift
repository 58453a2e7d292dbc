import Foundation

/// A terminal of its own (tmux) with a shell in it, for tests that use a program as a user does.
///
/// ```swift
/// try await TerminalDriver.with { terminal in
///   try await terminal.run("./program")
///   try await terminal.wait(for: "Products")
///   try await terminal.press("Down", "Enter")
/// }
/// ```
public struct TerminalDriver: Sendable {
  /// What the shell shows when it waits for a command.
  public static let prompt = "ready>"

  private let tmux: Tmux

  /// Runs a test in a fresh terminal, and closes it, with all that runs in it, at the end.
  ///
  /// - Parameters:
  ///   - columns: How wide the terminal is.
  ///   - rows: How tall it is.
  ///   - environment: Variables for the shell, in addition to those it has anyway.
  ///   - body: The test.
  /// - Returns: What the test returns.
  /// - Throws: What the test throws, or ``TerminalDriverError``.
  public static func with<Result>(
    columns: Int = 80, rows: Int = 24, environment: [String: String] = [:],
    _ body: (TerminalDriver) async throws -> Result
  ) async throws -> Result {
    let tmux = Tmux(socket: "rehearsal-\(UUID().uuidString)")
    let driver = TerminalDriver(tmux: tmux)
    let result: Swift.Result<Result, any Error>
    do {
      try await driver.open(columns: columns, rows: rows, environment: environment)
      result = .success(try await body(driver))
    } catch {
      result = .failure(error)
    }
    _ = try? await tmux.run(["kill-server"])
    return try result.get()
  }

  private func open(columns: Int, rows: Int, environment: [String: String]) async throws {
    var variables = ["LC_ALL": "C.UTF-8", "COLORTERM": "", "NO_COLOR": ""]
    variables.merge(environment) { _, new in new }
    let settings = variables.sorted { $0.key < $1.key }.flatMap { ["-e", "\($0.key)=\($0.value)"] }
    try await tmux.run(
      ["start-server", ";", "set", "-g", "default-terminal", "tmux-256color", ";"]
        + ["set", "-g", "status", "off", ";", "new-session", "-d"]
        + ["-x", "\(columns)", "-y", "\(rows)"] + settings + ["/bin/sh"])
    // Typed, as some shells do not take it from the environment.
    try await run("PS1='\(Self.prompt) '; clear")
    try await wait(until: "shows a prompt") { $0.first == Self.prompt }
  }

  // MARK: Doing

  /// Types a command line into the shell.
  ///
  /// - Parameter command: What to run.
  public func run(_ command: String) async throws {
    try await type(command)
    try await press("Enter")
  }

  /// Types a text.
  ///
  /// - Parameter text: Sent as it is.
  public func type(_ text: String) async throws {
    try await tmux.run(["send-keys", "-l", "--", text])
  }

  /// Presses keys, one after the other, each as an input of its own.
  ///
  /// - Parameter keys: As tmux calls them: `Down`, `Enter`, `Escape`, `C-c`, `q`.
  public func press(_ keys: String...) async throws {
    for key in keys { try await tmux.run(["send-keys", key]) }
  }

  /// Makes the terminal larger or smaller.
  ///
  /// - Parameters:
  ///   - columns: How wide it becomes.
  ///   - rows: How tall it becomes.
  public func resize(columns: Int, rows: Int) async throws {
    try await tmux.run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  // MARK: Seeing

  /// The lines on the screen, without blanks at their ends.
  public func screen() async throws -> [String] {
    try await tmux.run(["capture-pane", "-p"]).components(separatedBy: "\n")
  }

  /// The screen with the control sequences for colours and attributes.
  public func styledScreen() async throws -> String {
    try await tmux.run(["capture-pane", "-p", "-e"])
  }

  /// What the terminal is set to: whether the alternate screen is shown, whether the cursor is visible, and
  /// whether the cursor keys and the keypad send special sequences.
  public func modes() async throws -> TerminalModes {
    let flags = "#{alternate_on} #{cursor_flag} #{keypad_cursor_flag} #{keypad_flag}"
    let text = try await tmux.run(["display-message", "-p", flags])
    let values = text.split(whereSeparator: \.isWhitespace).map { $0 == "1" }
    guard values.count == 4 else { throw TerminalDriverError.unexpected(text) }
    return TerminalModes(
      isAlternateScreen: values[0], isCursorVisible: values[1],
      isApplicationCursor: values[2], isApplicationKeypad: values[3])
  }

  /// Waits until a text is on the screen.
  ///
  /// - Parameters:
  ///   - text: What is waited for.
  ///   - limit: How long.
  /// - Returns: The screen that shows it.
  /// - Throws: ``TerminalDriverError/missing(_:screen:)`` if it does not appear in time.
  @discardableResult
  public func wait(for text: String, limit: Duration = .seconds(30)) async throws -> [String] {
    try await wait(until: "shows \"\(text)\"", limit: limit) { screen in
      screen.contains { $0.contains(text) }
    }
  }

  /// Waits until a text is no longer on the screen.
  ///
  /// - Parameters:
  ///   - text: What is waited to be gone.
  ///   - limit: How long.
  /// - Returns: The screen that does not show it.
  /// - Throws: ``TerminalDriverError/missing(_:screen:)`` if it does not disappear in time.
  @discardableResult
  public func wait(
    forAbsenceOf text: String, limit: Duration = .seconds(30)
  ) async throws -> [String] {
    try await wait(until: "does not show \"\(text)\"", limit: limit) { screen in
      !screen.contains { $0.contains(text) }
    }
  }

  /// Waits until the screen is as wanted. A terminal tells nobody that it changed, so it is looked at again
  /// and again.
  ///
  /// - Parameters:
  ///   - expectation: Says in words what is waited for.
  ///   - limit: How long.
  ///   - isMet: Whether the screen is as wanted.
  /// - Returns: The screen that is.
  /// - Throws: ``TerminalDriverError/missing(_:screen:)`` if it is not in time.
  @discardableResult
  public func wait(
    until expectation: String, limit: Duration = .seconds(30), _ isMet: ([String]) -> Bool
  ) async throws -> [String] {
    let deadline = ContinuousClock.now + limit
    while true {
      let screen = try await screen()
      if isMet(screen) { return screen }
      guard ContinuousClock.now < deadline else {
        throw TerminalDriverError.missing(expectation, screen: screen)
      }
      try await Task.sleep(for: .milliseconds(20))
    }
  }
}
