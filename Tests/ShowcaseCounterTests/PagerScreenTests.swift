import Pager
import RehearsalDoubles
import Testing

@testable import BrowserStage
@testable import ShowcaseViews

@MainActor
@Suite("The pager in the browser")
struct PagerScreenTests {
  private let open: OpenPage

  init() throws {
    open = try OpenPage()
  }

  @Test("loads once, and each button calls the presenter once")
  func events() throws {
    let events = PagerEventsSpy()
    let screen = PagerScreen(open.page) { _ in events }
    screen.setupViews()
    try open.press("next")
    try open.press("previous")
    events.expectCalls([.load, .next, .previous])
  }

  @Test("shows the text, and disables just the button that it is told to")
  func shows() {
    let screen = PagerScreen(open.page) { _ in PagerEventsSpy() }
    screen.setupViews()
    screen.updateViews(text: "1. <Car>\n2. Book")
    screen.setPreviousEnabled(false)
    let markup = screen.content().markup
    #expect(markup.contains("<p class=\"prose\">1. &lt;Car&gt;\n2. Book</p>"))
    #expect(markup.contains("disabled>Previous</button>"))
    #expect(markup.contains("value=\"next\""))
    screen.setPreviousEnabled(true)
    screen.setNextEnabled(false)
    #expect(screen.content().markup.contains("value=\"previous\""))
    #expect(screen.content().markup.contains("disabled>Next</button>"))
  }

  @Test("pages with the presenter, from the first to the last")
  func pages() async throws {
    var made: PagerPresenter?
    let screen = PagerScreen(open.page) {
      let presenter = PagerPresenter(view: $0, service: PageServiceSpy(texts: ["one", "two"]))
      made = presenter
      return presenter
    }
    let presenter = try #require(made)
    #expect(open.page.isBusy, "the page goes out with its text")
    await presenter.finished()
    #expect(!open.page.isBusy)
    #expect(screen.content().markup.contains(">one</p>"))
    for _ in 0..<2 {
      try open.press("next")
      await presenter.finished()
    }
    #expect(screen.content().markup.contains(">two</p>"))
    #expect(screen.content().markup.contains("disabled>Next</button>"))
  }

  @Test("shows a failure as a message")
  func failure() async throws {
    let service = PageServiceSpy()
    service.stub.request.throws(Torn())
    var made: PagerPresenter?
    let screen = PagerScreen(open.page) {
      let presenter = PagerPresenter(view: $0, service: service)
      made = presenter
      return presenter
    }
    await made?.finished()
    #expect(open.session.messages.count == 1)
    #expect(open.session.messages.first?.markup.contains("The page did not come") == true)
    withExtendedLifetime(screen) {}
  }
}

private struct Torn: Error {}
