import Pager
import Rehearsal
import RehearsalDoubles
import RehearsalSpecification
import Testing

@MainActor
@Suite("The pager", .specification(of: "Pager"))
struct PagerSpecification {
  private let view = PagerViewSpy()
  private let service = PageServiceSpy()

  private func givenAPager(pages: Int, torn: Set<Int> = []) -> PagerPresenter {
    let torn = torn.sorted()
    let pager: () -> PagerPresenter = {
      service.hasPages(upTo: pages, torn: Set(torn))
      return PagerPresenter(view: view, service: service)
    }
    return torn.isEmpty
      ? given("a text of \(pages) pages", pager)
      : given("a text of \(pages) pages, of which page \(torn) cannot be fetched", pager)
  }

  /// A pager that shows page 1. What led there is forgotten.
  private func givenAnOpenPager(pages: Int, torn: Set<Int> = []) async -> PagerPresenter {
    let pager = givenAPager(pages: pages, torn: torn)
    await given("the pager is open and shows page 1") {
      pager.load()
      await settled()
      view.forgetCalls()
      service.forgetCalls()
    }
    return pager
  }

  @Test("Opening prepares the screen, asks for page 1 and shows it", .rehearsed)
  func load() async {
    let pager = givenAPager(pages: 3)
    await when("the pager opens") {
      pager.load()
      await settled()
    }
    then("the screen is prepared, there is nothing to go back to, page 1 is fetched and shown") {
      expectTranscript(
        view.received(.setupViews), view.received(.setPreviousEnabled(false)),
        service.received(.request(page: 1)), view.received(.updateViews(text: "page 1")))
    }
  }

  @Test("Opening again asks for page 1 again, and prepares nothing twice", .rehearsed)
  func loadTwice() async {
    let pager = await givenAnOpenPager(pages: 3)
    await when("it opens again") {
      pager.load()
      await settled()
    }
    then("page 1 is fetched and shown again") {
      service.expectCalls([.request(page: 1)])
      view.expect([.updateViews(text: "page 1")])
    }
  }

  @Test("Next and previous lead to the neighbours", .rehearsed)
  func turns() async {
    let pager = await givenAnOpenPager(pages: 3)
    await when("the user taps next") {
      pager.next()
      await settled()
    }
    then("previous is enabled, and page 2 is fetched and shown") {
      service.expectNextCalls(.request(page: 2))
      view.expectNext(.setPreviousEnabled(true), .updateViews(text: "page 2"))
    }
    await when("the user taps previous") {
      pager.previous()
      await settled()
    }
    then("previous is disabled, and page 1 is fetched and shown") {
      service.expectNextCalls(.request(page: 1))
      view.expectNext(.setPreviousEnabled(false), .updateViews(text: "page 1"))
    }
  }

  @Test("Previous on page 1 does nothing", .rehearsed)
  func previousOnPageOne() async {
    let pager = await givenAnOpenPager(pages: 3)
    await when("the user taps previous") {
      pager.previous()
      await settled()
    }
    then("nothing is fetched, and the screen is told nothing") {
      service.expectCalls([])
      view.expect([])
    }
  }

  @Test("Only the latest page that was asked for is shown", .rehearsed(.schedules(2_000)))
  func latestOnly() async {
    let pager = givenAPager(pages: 3)
    await when("the pager opens, and the user taps next twice, at moments of their choice") {
      pager.load()
      let first = Task { @MainActor in
        try? await moment("the user taps next")
        pager.next()
      }
      let second = Task { @MainActor in
        try? await moment("the user taps next again")
        pager.next()
      }
      await first.value
      await second.value
      await settled()
    }
    then("page 3 is what remains on the screen, whichever answer came last") {
      expect(view.portValues.last, equals: .updateViews(text: "page 3"))
    }
  }

  @Test("A request that is no longer wanted is cancelled, and its late answer dropped")
  func cancelled() async {
    let requests = service.stub.request.leavesOpen(evenIfCancelled: true)
    let pager = PagerPresenter(view: view, service: service)
    let first = await given("the pager has opened, and page 1 is still on its way") {
      pager.load()
      return await requests.next()
    }
    await when("the user taps next, and page 2 arrives before page 1 does") {
      pager.next()
      await first.cancelled()
      await requests.next().returns("two")
      await pager.finished()
      first.returns("one")
    }
    then("the request for page 1 was cancelled, and only page 2 is shown") {
      service.expectCalls([.request(page: 1), .request(page: 2)])
      view.expect([
        .setupViews, .setPreviousEnabled(false), .setPreviousEnabled(true),
        .updateViews(text: "two"),
      ])
    }
  }

  @Test("A page that cannot be fetched is an error, and the page that is shown stays", .rehearsed)
  func failure() async {
    let pager = await givenAnOpenPager(pages: 3, torn: [2])
    await when("the user taps next") {
      pager.next()
      await settled()
    }
    then("an error is shown, the number returns to 1, and the text stays") {
      view.expectNext(
        .setPreviousEnabled(true), .showError(message: "The page did not come: Torn()"),
        .setPreviousEnabled(false))
      service.expectNextCalls(.request(page: 2))
    }
    await when("the user taps next again") {
      pager.next()
      await settled()
    }
    then("page 2 is asked for once more") { service.expectNextCalls(.request(page: 2)) }
  }

  @Test("When the first page cannot be fetched, next asks for it again", .rehearsed)
  func failureAtTheStart() async {
    let pager = given("a text whose first page cannot be fetched the first time") {
      service.stub.request.throws(Torn()).then.returns("one")
      return PagerPresenter(view: view, service: service)
    }
    await when("the pager opens") {
      pager.load()
      await settled()
    }
    then("an error is shown") {
      view.expectNext(
        .setupViews, .setPreviousEnabled(false),
        .showError(message: "The page did not come: Torn()"))
    }
    await when("the user taps next") {
      pager.next()
      await settled()
    }
    then("page 1 is asked for again, and shown") {
      service.expectCalls([.request(page: 1), .request(page: 1)])
      view.expectNext(.updateViews(text: "one"))
    }
  }

  @Test("An empty page is the end: next is disabled until the user goes back", .rehearsed)
  func end() async {
    let pager = await givenAnOpenPager(pages: 1)
    await when("the user taps next") {
      pager.next()
      await settled()
    }
    then("page 2 is empty, so page 1 stays, and next is disabled") {
      view.expectNext(
        .setPreviousEnabled(true), .setNextEnabled(false), .setPreviousEnabled(false))
      service.expectNextCalls(.request(page: 2))
    }
    await when("next is tapped nevertheless") {
      pager.next()
      await settled()
    }
    then("nothing happens") {
      view.expect([])
      service.expectCalls([])
    }
  }

  @Test("Going back from the last page enables next again", .rehearsed)
  func backFromTheEnd() async {
    let pager = await givenAnOpenPager(pages: 2)
    await given("the user has gone to page 2 and found that it is the last") {
      pager.next()
      await settled()
      pager.next()
      await settled()
      view.forgetCalls()
    }
    await when("the user taps previous") {
      pager.previous()
      await settled()
    }
    then("next is enabled, previous is disabled, and page 1 is shown") {
      view.expect([
        .setNextEnabled(true), .setPreviousEnabled(false), .updateViews(text: "page 1"),
      ])
    }
  }

  @Test("An empty page further on is not the end of the pages between", .rehearsed)
  func endFurtherOn() async {
    let pager = await givenAnOpenPager(pages: 2)
    await when("the user taps next twice at once, beyond the last page") {
      pager.next()
      pager.next()
      await settled()
    }
    then("page 1 stays, and next is still enabled") {
      view.expectNext(.setPreviousEnabled(true), .setPreviousEnabled(false))
    }
    await when("the user taps next once") {
      pager.next()
      await settled()
    }
    then("page 2 is shown") {
      view.expectNext(.setPreviousEnabled(true), .updateViews(text: "page 2"))
    }
  }

  @Test("A screen that comes later shows what is there; one that has left is told nothing", .rehearsed)
  func views() async {
    let pager = given("a pager of 2 pages whose screen is closed") {
      service.hasPages(upTo: 2)
      let pager = PagerPresenter(service: service)
      let closed = PagerViewSpy()
      pager.attach(closed)
      expectReleased(closed)
      return pager
    }
    await when("it opens, and then a new screen comes") {
      pager.load()
      await settled()
      pager.attach(view)
    }
    then("the new screen is prepared and shows page 1") {
      view.expectNext(.setupViews, .setPreviousEnabled(false), .updateViews(text: "page 1"))
    }
    await when("that screen leaves, and next is tapped") {
      pager.detach(view)
      pager.next()
      await settled()
    }
    then("it is told nothing") { view.expect([]) }
  }

  @Test("When the pager is closed, its request is cancelled and nothing is shown")
  func gone() async {
    let requests = service.stub.request.leavesOpen(evenIfCancelled: true)
    weak var gone: PagerPresenter?
    let request = await given("a pager that has just asked for page 1") {
      let pager = PagerPresenter(view: view, service: service)
      gone = pager
      pager.load()
      return await requests.next()
    }
    await when("it is closed before the answer comes") {
      await request.cancelled()
      request.returns("one")
    }
    then("nothing of it is left, and the screen is told nothing more") {
      expect(gone == nil, "The pager is still there.")
      view.expect([.setupViews, .setPreviousEnabled(false)])
    }
  }
}
