import Rehearsal

extension GalleryBug {
  /// The text is again what it was when the timer was set, so an old timer takes it for unchanged.
  package static let debounce = GalleryBug("debounce A-B-A") { isFixed in
    let field = await Field(isFixed: isFixed)
    for text in ["a", "b", "a"] {
      await field.type(text)
      try await Task.sleep(for: .milliseconds(200))
    }
    await settled(within: .seconds(10))
    let pause = await field.shortestPause
    try expect(pause >= .milliseconds(300), "searched \(pause) after the last key")
  }
}

@MainActor private final class Field {
  private(set) var shortestPause = Duration.seconds(1000)
  private var text = ""
  private var lastKey = ContinuousClock.now
  private var waiting: Task<Void, any Error>?
  private let isFixed: Bool

  init(isFixed: Bool) { self.isFixed = isFixed }

  func type(_ new: String) {
    text = new
    lastKey = .now
    if isFixed { waiting?.cancel() }
    waiting = Task {
      try await Task.sleep(for: .milliseconds(300))
      try Task.checkCancellation()
      guard text == new else { return }
      shortestPause = min(shortestPause, lastKey.duration(to: .now))
    }
  }
}
