import ShowcaseCommandLine

/// `showcase serve`
struct ServeCommand {
  let options: ServeOptions

  func run() async throws {
    _ = try options.database.repository()
    throw CommandFailure(
      description: "the browser stage isn't part of this build", code: .unavailable)
  }
}
