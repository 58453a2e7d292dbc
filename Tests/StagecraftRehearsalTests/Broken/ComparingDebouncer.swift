/// Takes a timer for the newest if the text is the same as when the timer was set.
@MainActor final class ComparingDebouncer: Debouncing {
  private let interval: Duration
  private let action: @MainActor (String) -> Void
  private var newest: String?

  init(_ interval: Duration, action: @escaping @MainActor (String) -> Void) {
    self.interval = interval
    self.action = action
  }

  func send(_ value: String) {
    newest = value
    Task {
      try? await Task.sleep(for: interval)
      if newest == value { action(value) }
    }
  }

  func cancel() {}
}
