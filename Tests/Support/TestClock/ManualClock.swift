import Synchronization

/// A clock that stands still until a test moves it.
package final class ManualClock: Clock, Sendable {
  package struct Instant: InstantProtocol {
    package var offset: Duration
    package func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    package func duration(to other: Instant) -> Duration { other.offset - offset }
    package static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private typealias Sleeper = (
    deadline: Instant, continuation: CheckedContinuation<Void, any Error>
  )
  private typealias Observer = (
    isMet: @Sendable (State) -> Bool, continuation: CheckedContinuation<Void, Never>
  )

  private struct State {
    var now = Instant(offset: .zero)
    var sleepCount = 0
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
    var latestNumber = 0
    var observers: [Observer] = []

    /// Those whose condition is met now.
    mutating func takeObservers() -> [CheckedContinuation<Void, Never>] {
      let current = self
      defer { observers.removeAll { $0.isMet(current) } }
      return observers.filter { $0.isMet(current) }.map(\.continuation)
    }
  }

  private let state = Mutex(State())

  package init() {}

  package var now: Instant { state.withLock { $0.now } }
  package var minimumResolution: Duration { .zero }

  /// How many sleep now.
  package var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = state.withLock { state in
      state.latestNumber += 1
      return state.latestNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { lieDown($0, number: number, until: deadline) }
    } onCancel: {
      let sleeper = state.withLock { state in
        state.cancelled.insert(number)
        return state.sleepers.removeValue(forKey: number)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Moves time on, and wakes those whose time has come, in its order.
  ///
  /// - Parameter duration: How far.
  package func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for number in due.keys { state.sleepers[number] = nil }
      return due.sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
    }
    for (_, sleeper) in due { sleeper.continuation.resume() }
  }

  /// Returns as soon as somebody sleeps.
  package func slept() async { await reach { !$0.sleepers.isEmpty } }

  /// Returns as soon as there were so many sleeps, whether or not they have ended.
  ///
  /// - Parameter count: How many.
  package func slept(times count: Int) async { await reach { $0.sleepCount >= count } }

  private func reach(_ isMet: @escaping @Sendable (State) -> Bool) async {
    await withCheckedContinuation { continuation in
      let ready = state.withLock { state in
        state.observers.append((isMet, continuation))
        return state.takeObservers()
      }
      for observer in ready { observer.resume() }
    }
  }

  private func lieDown(
    _ continuation: CheckedContinuation<Void, any Error>, number: Int, until deadline: Instant
  ) {
    let (outcome, ready) = state.withLock { state in
      state.sleepCount += 1
      let outcome: Result<Void, any Error>? =
        state.cancelled.contains(number)
        ? .failure(CancellationError()) : deadline <= state.now ? .success(()) : nil
      if outcome == nil { state.sleepers[number] = (deadline, continuation) }
      return (outcome, state.takeObservers())
    }
    if let outcome { continuation.resume(with: outcome) }
    for observer in ready { observer.resume() }
  }
}
