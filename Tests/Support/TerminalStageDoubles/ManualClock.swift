import Synchronization

/// A clock that stands still until a test moves it.
package final class ManualClock: Clock, Sendable {
  package struct Instant: InstantProtocol {
    package var offset: Duration
    package func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    package func duration(to other: Instant) -> Duration { other.offset - offset }
    package static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Int: (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)] =
      [:]
    var cancelled: Set<Int> = []
    var nextIdentifier = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  package init() {}

  package var now: Instant { state.withLock { $0.now } }
  package var minimumResolution: Duration { .zero }
  package var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let identifier = state.withLock { state in
      state.nextIdentifier += 1
      return state.nextIdentifier
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        let waiting = state.withLock { state -> [CheckedContinuation<Void, Never>] in
          if state.cancelled.contains(identifier) {
            continuation.resume(throwing: CancellationError())
            return []
          }
          state.sleepers[identifier] = (deadline, continuation)
          defer { state.waiting = [] }
          return state.waiting
        }
        waiting.forEach { $0.resume() }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        state.cancelled.insert(identifier)
        return state.sleepers.removeValue(forKey: identifier)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Waits until someone sleeps.
  package func slept() async {
    await withCheckedContinuation { continuation in
      let isMet = state.withLock { state in
        if state.sleepers.isEmpty { state.waiting.append(continuation) }
        return !state.sleepers.isEmpty
      }
      if isMet { continuation.resume() }
    }
  }

  package func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      due.keys.forEach { state.sleepers[$0] = nil }
      return due.values.map(\.continuation)
    }
    due.forEach { $0.resume() }
  }
}
