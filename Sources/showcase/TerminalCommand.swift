import CatalogueModels
import ShowcaseCommandLine
import ShowcaseViews
import TerminalStage

/// `showcase terminal`
struct TerminalCommand {
  let options: TerminalOptions

  func run() async throws {
    let models = try ModelFrames.showing(options.models)
    let repository = try options.database.repository()
    do throws(TerminalError) {
      switch options.example {
      case .catalogue: try await Terminal().runCatalogue(repository, models: models)
      case .counter: try await Terminal().runCounter()
      case .pager: try await Terminal().runPager(CataloguePageService(repository))
      }
    } catch {
      throw CommandFailure(description: error.description, code: .unavailable)
    }
  }
}
