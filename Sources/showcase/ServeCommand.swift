import BrowserStage
import Catalogue
import ShowcaseCommandLine
import ShowcaseViews
import StageHTTPServer

/// `showcase serve`
struct ServeCommand {
  let options: ServeOptions

  @MainActor
  func run() async throws {
    let repository = ReportingProductsRepository(try options.database.repository()) { error in
      StandardStream.error.write("showcase: \(error)\n")
    }
    let server = BrowserServer(name: "Rehearsal")
    server.showStartPage([
      StartEntry(
        title: "Catalogue",
        text: "A list of products and the detail of each, from an SQLite database.",
        address: "/products")
    ])
    server.showCatalogue(repository)
    let port = try server.start(port: options.port)
    StandardStream.output.write("Serving http://127.0.0.1:\(port) (Ctrl-C stops)\n")
    await HTTPServer.terminationRequested()
    await server.stop()
  }
}
