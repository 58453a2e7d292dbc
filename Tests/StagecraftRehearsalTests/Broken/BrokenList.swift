/// A growing list as it is often written.
@MainActor final class BrokenList: ScrollingList {
  enum Bug: CaseIterable, Sendable {
    /// Scrolling twice loads the same page twice.
    case asksWhileLoading
    /// The page is counted when it is asked for, so one that fails is never asked for again.
    case skipsFailedPages
  }

  private(set) var rows: [Row] = []
  private let bug: Bug
  private let fetch: @Sendable (_ page: Int) async throws -> [Row]
  private var nextPage = 1
  private var isLoading = false

  init(_ bug: Bug, fetch: @escaping @Sendable (_ page: Int) async throws -> [Row]) {
    self.bug = bug
    self.fetch = fetch
  }

  func reachEnd() {
    if isLoading, bug != .asksWhileLoading { return }
    isLoading = true
    let page = nextPage
    if bug == .skipsFailedPages { nextPage = page + 1 }
    Task {
      if let rows = try? await fetch(page) {
        self.rows += rows
        if bug != .skipsFailedPages, !rows.isEmpty { nextPage = page + 1 }
      }
      isLoading = false
    }
  }

  func retry() { reachEnd() }
}
