import BrowserDriver
import BrowserStage
import CatalogueModels
import Foundation
import ShowcaseViews

/// The showcase's pages on a server of their own.
@MainActor
final class Showcase {
  let repository: ProductsRepositorySpy
  private(set) var server: BrowserServer
  let port: UInt16
  private let models: ModelFrames

  init(_ repository: ProductsRepositorySpy, models: ModelFrames = ModelFrames()) throws {
    self.repository = repository
    self.models = models
    server = Self.server(repository, models)
    port = try server.start()
  }

  var address: String { "http://127.0.0.1:\(port)" }

  /// Stops the server and starts another one at the same address.
  func restart(whileDown: () async throws -> Void = {}) async throws {
    await server.stop()
    try await whileDown()
    server = Self.server(repository, models)
    try server.start(port: port)
  }

  private static func server(
    _ repository: ProductsRepositorySpy, _ models: ModelFrames
  ) -> BrowserServer {
    let server = BrowserServer(name: "Rehearsal showcase")
    let entry = StartEntry(
      title: "Product catalogue", text: "A list with pages, a detail, errors and a loading state.",
      address: "/products", anchor: "catalogue")
    let specification = SpecificationPage(html: Array("<h2 id='catalogue'>It is kept.</h2>".utf8))
    server.showStartPage([entry], specification: specification)
    // Smaller than usual: an unoptimised renderer takes seconds for a large frame.
    server.showCatalogue(repository, models: models, modelSide: 128)
    return server
  }
}

extension BrowserTab {
  /// Keeps a picture of the page if the variable SCREENSHOTS names a folder.
  func keepScreenshot(_ name: String) async throws {
    guard let folder = ProcessInfo.processInfo.environment["SCREENSHOTS"] else { return }
    try await screenshot().write(to: URL(filePath: folder).appending(path: name + ".png"))
  }
}
