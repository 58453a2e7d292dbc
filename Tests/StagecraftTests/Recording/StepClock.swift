import Synchronization

/// A clock whose sleepers never wait: it jumps to where they want to be woken. Those who sleep longer than
/// its limit are never woken.
final class StepClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private let limit: Duration
  private let time = Mutex(Instant(offset: .zero))

  init(limit: Duration = .seconds(1_000)) {
    self.limit = limit
  }

  var now: Instant { time.withLock { $0 } }
  var minimumResolution: Duration { .nanoseconds(1) }

  func advance(by duration: Duration) {
    time.withLock { $0 = $0.advanced(by: duration) }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    guard now.duration(to: deadline) <= limit else {
      // Ends when it is cancelled, like any sleep.
      return try await Task.sleep(for: .seconds(1_000_000))
    }
    time.withLock { $0 = max($0, deadline) }
  }
}
