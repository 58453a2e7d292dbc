import Synchronization

/// A clock that stands still until the test moves it.
final class ManualClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let number: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var latest = 0
    var cancelled: Set<Int> = []
    var sleepers: [Sleeper] = []
    var waiting: [(count: Int, caller: CheckedContinuation<Void, Never>)] = []
    var sleepCount = 0
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = state.withLock { state in
      state.latest += 1
      return state.latest
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let (isCancelled, ready) = state.withLock { state in
          state.sleepCount += 1
          let count = state.sleepCount
          let ready = state.waiting.filter { $0.count <= count }.map(\.caller)
          state.waiting.removeAll { $0.count <= count }
          if state.cancelled.contains(number) { return (true, ready) }
          state.sleepers.append(
            Sleeper(number: number, deadline: deadline, continuation: continuation))
          return (false, ready)
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
        for caller in ready { caller.resume() }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        state.cancelled.insert(number)
        let index = state.sleepers.firstIndex { $0.number == number }
        return index.map { state.sleepers.remove(at: $0) }
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Moves time on and wakes those whose time has come.
  func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let now = state.now
      let due = state.sleepers.filter { $0.deadline <= now }
      state.sleepers.removeAll { $0.deadline <= now }
      return due
    }
    for sleeper in due { sleeper.continuation.resume() }
  }

  /// Returns as soon as there were so many sleeps.
  func slept(times count: Int) async {
    await withCheckedContinuation { caller in
      let isReady = state.withLock { state in
        if state.sleepCount >= count { return true }
        state.waiting.append((count, caller))
        return false
      }
      if isReady { caller.resume() }
    }
  }
}
