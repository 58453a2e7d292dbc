import Catalogue
import Stagecraft
import Testing

/// Answers from a recorded session.
private struct ReplayedProducts: ProductsRepository {
  let replay: SessionReplay

  func get() async throws -> [Product]? { try await replay.answer(on: "products") }
}

@MainActor
@Suite("A recorded session of the catalogue")
struct SessionTests {
  /// The user opens the list, and opens it again before the first answer is there; that one is late, and
  /// nothing of it is shown. A car leads to its detail, a book has none.
  private static let session = #"""
    # session 1
    0.000 event list {"start()":[]}
    0.000 command list {"show(title:)":["Products"]}
    0.000 command list {"showLoadingStatus()":[]}
    1.000 event list {"start()":[]}
    1.000 command list {"show(title:)":["Products"]}
    1.000 command list {"showLoadingStatus()":[]}
    3.000 answer products#1 {"value":[{"name":"Late"}]}
    4.000 answer products#2 {"value":[{"name":"Car","description":"Fast"},{"name":"Book"}]}
    4.000 command list {"show(products:)":[[{"name":"Car","description":"Fast"},{"name":"Book"}]]}
    4.000 command list {"hideLoadingStatus()":[]}
    5.000 event list {"select(_:)":[{"name":"Car","description":"Fast"}]}
    5.000 command list {"showDetail(for:)":[{"name":"Car","description":"Fast"}]}
    6.000 event list {"select(_:)":[{"name":"Book"}]}
    6.000 command list {"showError(message:)":["Product without description"]}
    7.000 event list {"start()":[]}
    7.000 command list {"show(title:)":["Products"]}
    7.000 command list {"showLoadingStatus()":[]}
    9.000 answer products#3 {"value":null}
    9.000 command list {"showError(message:)":["No products available"]}
    9.000 command list {"hideLoadingStatus()":[]}
    """#

  @Test("gives the same commands again")
  func replay() async throws {
    try await replay(Self.session)
  }

  @Test("tells where the presenter does something else")
  func difference() async {
    let edited = Self.session.replacing("Product without", with: "Products without")
    let difference = await #expect(throws: ReplayDifference.self) { try await replay(edited) }
    #expect(difference?.line == 15)
  }

  private func replay(_ text: String) async throws {
    let replay = SessionReplay(try Session(text: text))
    let presenter = ProductsPresenter(repository: ReplayedProducts(replay: replay))
    let view = ProductsViewPort()
    view.observer = replay.commands(on: "list")
    presenter.attach(view)
    replay.play(ProductsEventsEvent.self, on: "list", to: presenter)
    try await replay.run()
  }
}
