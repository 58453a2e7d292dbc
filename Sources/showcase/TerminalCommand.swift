import ShowcaseCommandLine

/// `showcase terminal`
struct TerminalCommand {
  let options: TerminalOptions

  func run() async throws {
    _ = try options.database.repository()
    throw CommandFailure(
      description: "the terminal stage isn't part of this build", code: .unavailable)
  }
}
