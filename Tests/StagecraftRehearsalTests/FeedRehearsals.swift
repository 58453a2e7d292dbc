import Rehearsal
import Stagecraft
import Synchronization
import Testing

struct Row: Identifiable, Equatable, Sendable {
  var id: Int
}

/// A list that grows as one scrolls.
@MainActor protocol ScrollingList: AnyObject {
  var rows: [Row] { get }
  func reachEnd()
  func retry()
}

extension FeedLoader: ScrollingList where Item == Row {
  var rows: [Row] { feed.items }
}

/// Two pages of two rows. The first request for each page may fail.
private final class RowService: Sendable {
  private let asked = Mutex<Set<Int>>([])

  func rows(page: Int) async throws -> [Row] {
    let rows = page > 2 ? [] : (0..<2).map { Row(id: page * 10 + $0) }
    let isFirst = asked.withLock { $0.insert(page).inserted }
    return isFirst
      ? try await answer("rows(page: \(page))", .success(rows), .failure(Offline()))
      : try await answer("rows(page: \(page)) again", .success(rows))
  }
}

extension PolicyRehearsals {
  @Suite("Rehearsals of the growing list")
  struct FeedRehearsals {
    typealias Factory =
      @MainActor (
        @escaping @Sendable (_ page: Int) async throws -> [Row]
      ) -> any ScrollingList

    /// The user scrolls to the end at any moment, then goes on until there is no more.
    @MainActor private static func scrolls(_ make: Factory) async throws {
      let service = RowService()
      let list = make { try await service.rows(page: $0) }
      expectReleased(list)
      list.reachEnd()
      try await moment("scrolls to the end again")
      list.reachEnd()
      try await moment("tries again")
      list.retry()
      for _ in 0..<6 {
        await settled()
        list.reachEnd()
        list.retry()
      }
      await settled()
      let rows = list.rows.map(\.id)
      try hold(Set(rows).count == rows.count, "broken: duplicates: \(rows)")
      try hold(rows == [10, 11, 20, 21], "broken: gaps: \(rows)")
    }

    @Test("there are no duplicates and no gaps, whenever one scrolls and whatever fails")
    func whole() {
      let scenario: @Sendable () async throws -> Void = { @MainActor in
        try await Self.scrolls { FeedLoader(fetch: $0) }
      }
      expectAlwaysHolds(scenario)
      expectHoldsAmongJobs(scenario)
    }

    @Test("are needed: duplicates and gaps are found", arguments: BrokenList.Bug.allCases)
    func broken(bug: BrokenList.Bug) {
      expectFindsBug { @MainActor in
        try await Self.scrolls { BrokenList(bug, fetch: $0) }
      }
    }
  }
}
