import Rehearsal

extension GalleryBug {
  /// Scrolling to the end twice loads the same page twice.
  package static let paginationDuplicates = GalleryBug("pagination duplicates") { isFixed in
    let list = await List(isFixed: isFixed)
    Task { @MainActor in try await list.reachedEnd() }
    Task { @MainActor in
      try await moment("scrolls to the end again")
      try await list.reachedEnd()
    }
    await settled()
    let items = await list.items
    try expect(Set(items).count == items.count, "the list shows \(items)")
  }
}

@MainActor private final class List {
  private(set) var items: [Int] = []
  private var nextPage = 1
  private var isLoading = false
  private let isFixed: Bool

  init(isFixed: Bool) { self.isFixed = isFixed }

  func reachedEnd() async throws {
    if isFixed, isLoading { return }
    isLoading = true
    defer { isLoading = false }
    let page = nextPage
    items += try await answer("load(page: \(page))", .success([page * 10, page * 10 + 1]))
    nextPage = page + 1
  }
}
