import Pager
import StageHTTPServer
import TallyCounter
import TerminalStage

@testable import BrowserStage

/// Records what a user does with a tally counter.
@MainActor
final class CounterEventsSpy: CounterEvents {
  var calls: [String] = []

  func increment() { calls.append("increment") }
  func up() { calls.append("up") }
  func down() { calls.append("down") }
}

/// Records what a user does with a pager.
@MainActor
final class PagerEventsSpy: PagerEvents {
  var calls: [String] = []

  func load() { calls.append("load") }
  func next() { calls.append("next") }
  func previous() { calls.append("previous") }
}

/// Has a text for each page, and fails for those that it is told to.
struct TextService: PageService {
  struct Torn: Error {}

  var texts: [String]
  var tornPages: Set<Int> = []

  func request(page: Int) async throws -> String {
    if tornPages.contains(page) { throw Torn() }
    return texts.indices.contains(page - 1) ? texts[page - 1] : ""
  }
}

/// An open page without a server.
@MainActor
struct OpenPage {
  let session: PageSession
  let page: BrowserPage

  init() throws {
    guard let request = HTTPRequest(method: .get, target: "/") else { throw PageMissing() }
    session = PageSession(request: request, limits: .init(), clock: StageClock(ContinuousClock()))
    guard let page = session.page else { throw PageMissing() }
    self.page = page
  }

  /// Presses a button of the page.
  func press(_ event: String) throws {
    let fields = HTTPFields([
      .init(name: "page", value: session.identifier), .init(name: "event", value: event),
    ])
    guard let event = PageEvent(fields) else { throw PageMissing() }
    try session.handle(event)
  }

  struct PageMissing: Error {}
}

extension TerminalScreen {
  /// What the screen shows, row by row.
  func drawn(columns: Int = 60, rows: Int = 12) -> [String] {
    var canvas = Canvas(columns: columns, rows: rows)
    draw(on: &canvas, context: DrawingContext())
    return canvas.text
  }
}
