import BrowserStage
import Catalogue
import CatalogueModels
import Foundation
import ShowcaseCommandLine
import ShowcaseViews
import StageHTTPServer
import TopAlbums
import TopAlbumsSample

/// `showcase serve`
struct ServeCommand {
  let options: ServeOptions

  @MainActor
  func run() async throws {
    let models = try ModelFrames.showing(options.models)
    let database = try options.database.repository()
    let repository = ReportingProductsRepository(database) { error in
      StandardStream.error.write("showcase: \(error)\n")
    }
    let server = BrowserServer(name: "Rehearsal")
    let entries = [
      StartEntry(
        title: "Catalogue",
        text: "A list of products and the detail of each, from an SQLite database.",
        address: "/products", anchor: "catalogue"),
      StartEntry(
        title: "Tally counter",
        text: "Digits and three buttons, by one presenter and three kinds of view model.",
        address: "/counter", anchor: "tally-counter"),
      StartEntry(
        title: "Pager", text: "The names of the products, one page after the other.",
        address: "/pager", anchor: "pager"),
      StartEntry(
        title: "Top albums",
        text: "A chart over the network with artwork: loading, failing, trying again.",
        address: "/albums", anchor: "top-albums"),
    ]
    server.showStartPage(entries, specification: try specification())
    server.showCatalogue(repository, models: models)
    server.showCounter()
    server.showPager(CataloguePageService(database))
    let sample = try SampleServer()
    server.showAlbums(AlbumsSource(options.feed, sample: sample))
    let port = try server.start(port: options.port)
    StandardStream.output.write("Serving http://127.0.0.1:\(port) (Ctrl-C stops)\n")
    await HTTPServer.terminationRequested()
    await server.stop()
    await sample.stop()
  }

  private func specification() throws(CommandFailure) -> SpecificationPage? {
    let path = options.specification ?? ServeOptions.usualSpecification
    do {
      return SpecificationPage(html: [UInt8](try Data(contentsOf: URL(filePath: path))))
    } catch {
      if options.specification == nil { return nil }
      throw CommandFailure(
        description: "The specification \(path) cannot be read: \(error.localizedDescription)",
        code: .noInput)
    }
  }
}
