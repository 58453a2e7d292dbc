import Pager
import RehearsalDoubles
import StageHTTPServer
import TerminalStage

@testable import BrowserStage

extension PageServiceSpy {
  /// A service with a text for each page, and an empty one after them.
  convenience init(texts: [String]) {
    self.init()
    stub.request.answers { page in texts.indices.contains(page - 1) ? texts[page - 1] : "" }
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
