import ShowcaseCommandLine
import ShowcaseViews
import TerminalStage

/// `showcase terminal`
struct TerminalCommand {
  let options: TerminalOptions

  func run() async throws {
    let repository = try options.database.repository()
    do throws(TerminalError) {
      try await Terminal().runCatalogue(repository)
    } catch {
      throw CommandFailure(description: error.description, code: .unavailable)
    }
  }
}
