import SeededRandom
import Stagecraft
import Testing

private struct Row: Identifiable, Equatable, Sendable {
  var id: Int
}

private func rows(_ range: some Sequence<Int>) -> [Row] { range.map { Row(id: $0) } }

@Suite("A feed")
struct FeedTests {
  @Test("asks for one page after the other, up to an empty one")
  func pages() {
    var feed = Feed<Row>()
    #expect(feed.reachEnd() == 1)
    #expect(feed.reachEnd() == nil, "one is on its way")
    feed.append(rows(0..<3))
    #expect(feed.reachEnd() == 2)
    feed.append([])
    #expect(feed.phase == .ended && feed.reachEnd() == nil && feed.retry() == nil)
    #expect(feed.items == rows(0..<3))
  }

  @Test("asks again for a page that failed, never for the one after it")
  func retries() {
    var feed = Feed<Row>()
    _ = feed.reachEnd()
    feed.fail()
    #expect(feed.reachEnd() == nil)
    #expect(feed.retry() == 1)
    feed.append(rows(0..<3))
    #expect(feed.retry() == nil)
    #expect(feed.reachEnd() == 2)
  }

  @Test("leaves out what it has seen, and goes on after a page of nothing new")
  func duplicates() {
    var feed = Feed<Row>()
    _ = feed.reachEnd()
    feed.append(rows(0..<3))
    _ = feed.reachEnd()
    #expect(feed.append(rows(1..<5)) == rows(3..<5))
    _ = feed.reachEnd()
    #expect(feed.append(rows(2..<5)) == [])
    #expect(feed.reachEnd() == 4)
    #expect(feed.items == rows(0..<5))
  }

  @Test("has no duplicates and no gaps over random scrolling, failing and retrying")
  func randomly() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<200 {
      var feed = Feed<Row>()
      var asked: [Int] = []
      while feed.phase != .ended {
        let page = Bool.random(using: &generator) ? feed.reachEnd() : feed.retry()
        guard let page else { continue }
        if Int.random(in: 0..<3, using: &generator) == 0 {
          feed.fail()
        } else {
          asked.append(page)
          feed.append(page > 4 ? [] : rows((page - 1) * 3..<page * 3))
        }
      }
      #expect(asked == [1, 2, 3, 4, 5])
      #expect(feed.items == rows(0..<12))
    }
  }

  @Test("its loader fills it, tells each change, and begins anew")
  @MainActor func loads() async {
    struct Failure: Error {}
    let isBroken = Question<Bool>()
    let loader = FeedLoader<Row> { page in
      if page == 2, try await isBroken.ask() { throw Failure() }
      return page > 2 ? [] : rows((page - 1) * 2..<page * 2)
    }
    var phases: [Feed<Row>.Phase] = []
    loader.onChange = { phases.append($0.phase) }
    loader.reachEnd()
    await loader.finished()
    loader.reachEnd()
    isBroken.answer(.success(true))
    await loader.finished()
    #expect(loader.feed.items == rows(0..<2))
    isBroken.answer(.success(false))
    loader.retry()
    await loader.finished()
    loader.reachEnd()
    await loader.finished()
    #expect(loader.feed.items == rows(0..<4))
    #expect(phases == [.loading, .idle, .loading, .failed, .loading, .idle, .loading, .ended])
    loader.reload()
    await loader.finished()
    #expect(loader.feed.items == rows(0..<2))
  }
}

@Suite("A page turner")
struct PageTurnerTests {
  @Test("over random taps and answers stays within the pages there are")
  func randomly() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      let lastPage = Int.random(in: 0...4, using: &generator)
      var turner = PageTurner()
      var requested: Int?
      func follow(_ effects: [PageTurner.Effect]) {
        for case .request(let page) in effects { requested = page }
      }
      follow(turner.load())
      for _ in 0..<40 {
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: follow(turner.next())
        case 1: follow(turner.previous())
        default:
          guard let page = requested else { continue }
          requested = nil
          #expect(page == turner.page && page >= 1)
          let fails = Int.random(in: 0..<4, using: &generator) == 0
          _ = turner.receive(fails ? .failure : page > lastPage ? .empty : .page)
          #expect(turner.page == turner.shownPage && turner.shownPage <= lastPage)
        }
        #expect(turner.isPreviousEnabled == (turner.page > 1))
        #expect(turner.isNextEnabled || turner.shownPage == lastPage)
      }
    }
  }
}
