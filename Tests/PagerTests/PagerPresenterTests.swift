import Pager
import Testing

@MainActor
@Suite("The presenter of a pager")
struct PagerPresenterTests {
  private let view = PagerViewSpy()
  private let service = PageServiceSpy()

  private func loaded(_ lastPage: Int, tornPages: Set<Int> = []) async -> PagerPresenter {
    let presenter = PagerPresenter(
      view: view, service: BookService(lastPage: lastPage, tornPages: tornPages))
    presenter.load()
    await presenter.finished()
    view.calls = []
    return presenter
  }

  @Test("load sets the views up, asks for page 1 and shows it")
  func load() async {
    let presenter = PagerPresenter(view: view, service: service)
    presenter.load()
    #expect(view.calls == [.setupViews, .setPreviousEnabled(false)])
    await service.requested(times: 1)
    service.answer(1, with: .success("one"))
    await presenter.finished()
    #expect(view.calls == [.setupViews, .setPreviousEnabled(false), .updateViews(text: "one")])
    #expect(service.pages == [1])
  }

  @Test("loading again asks for page 1 again, and sets nothing up")
  func loadTwice() async {
    let presenter = await loaded(3)
    presenter.load()
    await presenter.finished()
    #expect(view.calls == [.updateViews(text: "page 1")])
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
    #expect(
      view.calls == [
        .setPreviousEnabled(true), .updateViews(text: "page 2"), .setPreviousEnabled(false),
        .updateViews(text: "page 1"),
      ])
  }

  @Test("only the latest request's answer is shown; the older one is cancelled")
  func latestOnly() async {
    let presenter = PagerPresenter(view: view, service: service)
    presenter.load()
    await service.requested(times: 1)
    presenter.next()
    await service.cancelled(1)
    await service.requested(times: 2)
    service.answer(2, with: .success("two"))
    await presenter.finished()
    service.answer(1, with: .success("one"))
    presenter.next()
    await service.requested(times: 3)
    service.answer(3, with: .success("three"))
    await presenter.finished()
    #expect(service.pages == [1, 2, 3])
    #expect(
      view.calls == [
        .setupViews, .setPreviousEnabled(false), .setPreviousEnabled(true),
        .updateViews(text: "two"), .updateViews(text: "three"),
      ])
  }

  @Test("a failure is shown, the number returns to the page that is shown, and the text stays")
  func failure() async {
    let presenter = await loaded(3, tornPages: [2])
    presenter.next()
    await presenter.finished()
    #expect(
      view.calls == [
        .setPreviousEnabled(true), .showError(message: "The page did not come: Torn()"),
        .setPreviousEnabled(false),
      ])
    presenter.next()
    await presenter.finished()
    #expect(view.calls.filter { $0 == .setPreviousEnabled(true) }.count == 2, "page 2 again")
  }

  @Test("a failure at the start leaves page 1 to be asked for")
  func failureAtTheStart() async {
    let presenter = PagerPresenter(view: view, service: service)
    presenter.load()
    await service.requested(times: 1)
    service.answer(1, with: .failure(BookService.Torn()))
    await presenter.finished()
    presenter.next()
    await service.requested(times: 2)
    #expect(service.pages == [1, 1])
    service.answer(2, with: .success("one"))
    await presenter.finished()
    #expect(view.calls.last == .updateViews(text: "one"))
  }

  @Test("an empty page is the end: next is disabled, until one goes back")
  func end() async {
    let presenter = await loaded(2)
    presenter.next()
    await presenter.finished()
    view.calls = []
    presenter.next()
    await presenter.finished()
    #expect(view.calls == [.setNextEnabled(false)])
    presenter.next()
    await presenter.finished()
    #expect(view.calls == [.setNextEnabled(false)], "there is nothing to ask for")
    presenter.previous()
    await presenter.finished()
    #expect(
      view.calls == [
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
    #expect(view.calls == [.setPreviousEnabled(true), .setPreviousEnabled(false)])
    presenter.next()
    await presenter.finished()
    #expect(view.calls.last == .updateViews(text: "page 2"))
  }

  @Test("it holds its view weakly, and shows a late one what is there")
  func views() async {
    let presenter = PagerPresenter(service: BookService(lastPage: 2))
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
    #expect(view.calls == [.setupViews, .setPreviousEnabled(false), .updateViews(text: "page 1")])
    presenter.detach(view)
    presenter.next()
    await presenter.finished()
    #expect(view.calls.count == 3)
  }

  @Test("when it is gone its request is cancelled and nothing is shown")
  func gone() async {
    weak var gone: PagerPresenter?
    do {
      let presenter = PagerPresenter(view: view, service: service)
      gone = presenter
      presenter.load()
      await service.requested(times: 1)
    }
    #expect(gone == nil)
    await service.cancelled(1)
    service.answer(1, with: .success("one"))
    #expect(view.calls == [.setupViews, .setPreviousEnabled(false)])
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
