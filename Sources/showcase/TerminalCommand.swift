import CatalogueModels
import ShowcaseCommandLine
import ShowcaseViews
import TerminalStage
import TopAlbums
import TopAlbumsSample

/// `showcase terminal`
struct TerminalCommand {
  let options: TerminalOptions

  func run() async throws {
    if options.example == .albums { return try await showAlbums() }
    let models = try ModelFrames.showing(options.models)
    let repository = try options.database.repository()
    try await show { () async throws(TerminalError) in
      switch options.example {
      case .catalogue: try await Terminal().runCatalogue(repository, models: models)
      case .counter: try await Terminal().runCounter()
      case .pager: try await Terminal().runPager(CataloguePageService(repository))
      case .albums: break
      }
    }
  }

  /// The albums need no database.
  private func showAlbums() async throws {
    let sample = try SampleServer()
    let source = AlbumsSource(options.feed, sample: sample)
    try await show { () async throws(TerminalError) in try await Terminal().runAlbums(source) }
    await sample.stop()
  }

  private func show(_ run: @MainActor () async throws(TerminalError) -> Void) async throws {
    do throws(TerminalError) {
      try await run()
    } catch {
      throw CommandFailure(description: error.description, code: .unavailable)
    }
  }
}
