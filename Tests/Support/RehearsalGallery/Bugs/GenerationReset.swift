import Rehearsal

extension GalleryBug {
  /// A counter tells old answers from new ones, until a reset lets it count the same numbers again.
  package static let generationReset = GalleryBug("generation reset") { isFixed in
    let feed = await Feed(isFixed: isFixed)
    await feed.load("news")
    await feed.reset()
    await feed.load("sports")
    await settled()
    let shown = await feed.shown
    try expect(shown == "sports", "\(shown) under sports")
  }
}

@MainActor private final class Feed {
  private(set) var shown = ""
  private var generation = 0
  private let isFixed: Bool

  init(isFixed: Bool) { self.isFixed = isFixed }

  func load(_ topic: String) {
    generation += 1
    let mine = generation
    Task {
      let items = try await answer("load(\(topic))", .success(topic))
      if mine == generation { shown = items }
    }
  }

  func reset() {
    shown = ""
    if !isFixed { generation = 0 }
  }
}
