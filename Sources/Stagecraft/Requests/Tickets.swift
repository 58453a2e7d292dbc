/// Numbers pieces of work, of which only the newest counts. The state behind latest-only requests and
/// debouncing.
struct Tickets: Equatable, Sendable {
  private var latest = 0
  private var isOpen = false

  /// Whether the newest piece of work has neither ended nor been abandoned.
  var isRunning: Bool { isOpen }

  /// Begins a piece of work; what was begun before does not count any more.
  ///
  /// - Returns: Its number.
  mutating func begin() -> Int {
    latest += 1
    isOpen = true
    return latest
  }

  /// Ends a piece of work.
  ///
  /// - Returns: Whether it counts: it is the newest and was not abandoned.
  mutating func end(_ ticket: Int) -> Bool {
    guard isOpen, ticket == latest else { return false }
    isOpen = false
    return true
  }

  /// Abandons the newest piece of work.
  ///
  /// - Returns: Whether one was running.
  mutating func abandon() -> Bool {
    defer { isOpen = false }
    return isOpen
  }
}
