import Pager
import RehearsalDoubles
import Testing

@MainActor
@Suite("The presenter of a pager")
struct PagerPresenterTests {
  private let view = PagerViewSpy()
  private let service = PageServiceSpy()

  private func loaded(_ lastPage: Int, tornPages: Set<Int> = []) async -> PagerPresenter {
    service.hasPages(upTo: lastPage, torn: tornPages)
    let presenter = PagerPresenter(view: view, service: service)
    presenter.load()
    await presenter.finished()
    view.forgetCalls()
    return presenter
  }

  @Test("load sets the views up, asks for page 1 and shows it")
  func load() async {
    service.stub.request.returns("one")
    let presenter = PagerPresenter(view: view, service: service)
    presenter.load()
    view.expectCalls([.setupViews, .setPreviousEnabled(false)])
    await presenter.finished()
    expectTranscript(
      view.received(.setupViews), view.received(.setPreviousEnabled(false)),
      service.received(.request(page: 1)), view.received(.updateViews(text: "one")))
  }

  @Test("loading again asks for page 1 again, and sets nothing up")
  func loadTwice() async {
    let presenter = await loaded(3)
    presenter.load()
    await presenter.finished()
    view.expectCalls([.updateViews(text: "page 1")])
    service.expectCalls([.request(page: 1), .request(page: 1)])
  }

  @Test("next and previous ask for the neighbours; previous on page 1 does nothing")
  func turns() async {
    let presenter = await loaded(3)
    presenter.previous()
    presenter.next()
    await presenter.finished()
    presenter.previous()
    await presenter.finished()
    presenter.previous()
    view.expectCalls([
      .setPreviousEnabled(true), .updateViews(text: "page 2"), .setPreviousEnabled(false),
      .updateViews(text: "page 1"),
    ])
    service.expectCalls([.request(page: 1), .request(page: 2), .request(page: 1)])
  }

  @Test("only the latest request's answer is shown; the older one is cancelled")
  func latestOnly() async {
    let requests = service.stub.request.leavesOpen(evenIfCancelled: true)
    let presenter = PagerPresenter(view: view, service: service)
    presenter.load()
    let first = await requests.next()
    presenter.next()
    await first.cancelled()
    await requests.next().returns("two")
    await presenter.finished()
    first.returns("one")
    presenter.next()
    await requests.next().returns("three")
    await presenter.finished()
    service.expectCalls([.request(page: 1), .request(page: 2), .request(page: 3)])
    view.expectCalls([
      .setupViews, .setPreviousEnabled(false), .setPreviousEnabled(true),
      .updateViews(text: "two"), .updateViews(text: "three"),
    ])
  }

  @Test("a failure is shown, the number returns to the page that is shown, and the text stays")
  func failure() async {
    let presenter = await loaded(3, tornPages: [2])
    presenter.next()
    await presenter.finished()
    view.expectCalls([
      .setPreviousEnabled(true), .showError(message: "The page did not come: Torn()"),
      .setPreviousEnabled(false),
    ])
    presenter.next()
    await presenter.finished()
    service.expectCalls([.request(page: 1), .request(page: 2), .request(page: 2)])
  }

  @Test("a failure at the start leaves page 1 to be asked for")
  func failureAtTheStart() async {
    service.stub.request.throws(Torn()).then.returns("one")
    let presenter = PagerPresenter(view: view, service: service)
    presenter.load()
    await presenter.finished()
    view.expectCalls([
      .setupViews, .setPreviousEnabled(false),
      .showError(message: "The page did not come: Torn()"),
    ])
    view.forgetCalls()
    presenter.next()
    await presenter.finished()
    service.expectCalls([.request(page: 1), .request(page: 1)])
    view.expectCalls([.updateViews(text: "one")])
  }

  @Test("an empty page is the end: next is disabled, until one goes back")
  func end() async {
    let presenter = await loaded(2)
    presenter.next()
    await presenter.finished()
    view.forgetCalls()
    presenter.next()
    await presenter.finished()
    view.expectCalls([.setNextEnabled(false)])
    service.forgetCalls()
    presenter.next()
    await presenter.finished()
    view.expectCalls([.setNextEnabled(false)])
    service.expectCalls([])
    presenter.previous()
    await presenter.finished()
    view.expectCalls([
      .setNextEnabled(false), .setNextEnabled(true), .setPreviousEnabled(false),
      .updateViews(text: "page 1"),
    ])
  }

  @Test("an empty page further on is not the end of the pages between")
  func endFurtherOn() async {
    let presenter = await loaded(2)
    presenter.next()
    presenter.next()
    await presenter.finished()
    view.expectCalls([.setPreviousEnabled(true), .setPreviousEnabled(false)])
    view.forgetCalls()
    presenter.next()
    await presenter.finished()
    view.expectCalls([.setPreviousEnabled(true), .updateViews(text: "page 2")])
  }

  @Test("it holds its view weakly, and shows a late one what is there")
  func views() async {
    service.hasPages(upTo: 2)
    let presenter = PagerPresenter(service: service)
    weak var gone: PagerViewSpy?
    do {
      let first = PagerViewSpy()
      gone = first
      presenter.attach(first)
    }
    #expect(gone == nil)
    presenter.load()
    await presenter.finished()
    presenter.attach(view)
    view.expectCalls([.setupViews, .setPreviousEnabled(false), .updateViews(text: "page 1")])
    view.forgetCalls()
    presenter.detach(view)
    presenter.next()
    await presenter.finished()
    view.expectCalls([])
  }

  @Test("when it is gone its request is cancelled and nothing is shown")
  func gone() async {
    let requests = service.stub.request.leavesOpen(evenIfCancelled: true)
    weak var gone: PagerPresenter?
    let request: OpenAnswer<String, any Error>
    do {
      let presenter = PagerPresenter(view: view, service: service)
      gone = presenter
      presenter.load()
      request = await requests.next()
    }
    #expect(gone == nil)
    await request.cancelled()
    request.returns("one")
    view.expectCalls([.setupViews, .setPreviousEnabled(false)])
  }

  @Test("commands print as the calls they stand for")
  func prints() {
    let commands: [PagerViewCommand] = [
      .setupViews, .updateViews(text: "a"), .showError(message: "b"), .setNextEnabled(true),
      .setPreviousEnabled(false),
    ]
    #expect(
      commands.map(\.description) == [
        "setupViews()", #"updateViews(text: "a")"#, #"showError(message: "b")"#,
        "setNextEnabled(true)", "setPreviousEnabled(false)",
      ])
  }
}
