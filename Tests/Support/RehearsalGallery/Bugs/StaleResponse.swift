import Rehearsal

extension GalleryBug {
  /// The answer to an older query overwrites that to the newer one.
  package static let staleResponse = GalleryBug("stale response") { isFixed in
    let search = await Search(isFixed: isFixed)
    await search.type("cat")
    await search.type("cats")
    await settled()
    let shown = await search.shown
    try expect(shown == "results for cats", "\(shown) under the query cats")
  }
}

@MainActor private final class Search {
  private(set) var shown = ""
  private var query = ""
  private let isFixed: Bool

  init(isFixed: Bool) { self.isFixed = isFixed }

  func type(_ text: String) {
    query = text
    Task {
      guard let results = try? await answer("search(\(text))", .success("results for \(text)"))
      else { return }
      if isFixed, query != text { return }
      shown = results
    }
  }
}
