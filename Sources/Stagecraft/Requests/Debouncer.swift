/// Waits until nothing has come for a while, then passes on the newest.
///
/// ```swift
/// let typing = Debouncer<String>(for: .milliseconds(300), clock: ContinuousClock()) { search($0) }
/// typing.send("c"); typing.send("ca"); typing.send("car")   // 300 ms later: search("car")
/// ```
/// When this is gone, what is pending is dropped.
@MainActor
public final class Debouncer<Value: Sendable> {
  private let sleep: @Sendable () async throws -> Void
  private let action: @MainActor (Value) -> Void
  private var tickets = Tickets()
  private var pending: Task<Void, Never>?

  /// Makes it with nothing pending.
  ///
  /// - Parameters:
  ///   - interval: For how long nothing must come.
  ///   - clock: What measures that.
  ///   - action: Told the newest. It should not hold the owner of this strongly.
  public init(
    for interval: Duration, clock: some Clock<Duration>,
    action: @escaping @MainActor (Value) -> Void
  ) {
    sleep = { try await clock.sleep(for: interval) }
    self.action = action
  }

  deinit {
    pending?.cancel()
  }

  /// Takes a value in place of the one that is pending, and begins to wait anew.
  ///
  /// - Parameter value: What to pass on if nothing else comes.
  public func send(_ value: Value) {
    pending?.cancel()
    let ticket = tickets.begin()
    pending = Task { [weak self, sleep] in
      // A sleep that is cancelled ends early; the ticket tells that it does not count.
      try? await sleep()
      self?.wake(ticket, with: value)
    }
  }

  /// Drops what is pending.
  public func cancel() {
    _ = tickets.abandon()
    pending?.cancel()
    pending = nil
  }

  private func wake(_ ticket: Int, with value: Value) {
    if tickets.end(ticket) { action(value) }
  }
}
