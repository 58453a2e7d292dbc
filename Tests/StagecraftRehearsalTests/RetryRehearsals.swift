import Rehearsal
import Stagecraft
import Synchronization
import Testing

extension PolicyRehearsals {
  @Suite("Rehearsals of retrying")
  struct RetryRehearsals {
    enum Event: Equatable, Sendable { case attempt(Int, at: Duration), cancelled, ended }

    /// Tries until it succeeds, as a policy says or as something broken does.
    typealias Run =
      @Sendable (
        _ operation: @escaping @Sendable (_ attempt: Int) async throws -> String
      ) async throws -> String

    private final class Attempts: Sendable {
      private let start = ContinuousClock.now
      private let state = Mutex<[Event]>([])

      var events: [Event] { state.withLock { $0 } }

      func note(_ event: Event) { state.withLock { $0.append(event) } }

      func attempt(_ number: Int) async throws -> String {
        note(.attempt(number, at: start.duration(to: .now)))
        return try await answer("attempt \(number)", .success("done"), .failure(Offline()))
      }
    }

    private static let policy = RetryPolicy(attempts: 3, delay: .milliseconds(500))

    @Sendable private static func retrying(
      _ operation: @escaping @Sendable (_ attempt: Int) async throws -> String
    ) async throws -> String {
      try await policy.run(clock: ContinuousClock(), operation: operation)
    }

    /// Each attempt succeeds or fails.
    private static func tries(_ run: @escaping Run) async throws {
      let attempts = Attempts()
      let task = Task { try await run { try await attempts.attempt($0) } }
      await settled(within: .seconds(60))
      attempts.note(.ended)
      let isDone = (try? await task.value) != nil
      let times = attempts.events.compactMap { event in
        if case .attempt(_, let time) = event { time } else { nil }
      }
      try hold(attempts.events.last == .ended, "late: \(attempts.events)")
      try hold((1...3).contains(times.count), "broken: \(attempts.events)")
      try hold(isDone || times.count == 3, "broken: it gave up after \(attempts.events)")
      for (index, wait) in [Duration.milliseconds(500), .seconds(1)].enumerated()
      where index + 1 < times.count {
        try hold(times[index + 1] - times[index] >= wait, "broken: hasty: \(attempts.events)")
      }
    }

    /// Whoever waits is cancelled at any moment.
    private static func cancels(_ run: @escaping Run) async throws {
      let attempts = Attempts()
      let task = Task { try await run { try await attempts.attempt($0) } }
      try await moment("cancels")
      attempts.note(.cancelled)
      task.cancel()
      await settled(within: .seconds(60))
      let events = attempts.events
      try hold(events.last == .cancelled, "late: \(events)")
      _ = try? await task.value
    }

    @Test("it tries as often as it may, and waits longer each time")
    func tries() {
      expectAlwaysHolds { try await Self.tries(Self.retrying) }
      expectHoldsAmongJobs { try await Self.tries(Self.retrying) }
    }

    @Test("no attempt begins after it was cancelled")
    func cancelled() {
      expectAlwaysHolds { try await Self.cancels(Self.retrying) }
      expectHoldsAmongJobs { try await Self.cancels(Self.retrying) }
    }

    @Test("are needed: a loop without waits is found")
    func hasty() {
      expectFindsBug {
        try await Self.tries { operation in
          for attempt in 1..<3 {
            if let value = try? await operation(attempt) { return value }
          }
          return try await operation(3)
        }
      }
    }

    @Test("are needed: a loop that takes its cancellation for a failure is found")
    func stubborn() {
      expectFindsBug {
        try await Self.cancels { operation in
          for attempt in 1..<3 {
            if let value = try? await operation(attempt) { return value }
            try? await Task.sleep(for: .milliseconds(500))
          }
          return try await operation(3)
        }
      }
    }
  }
}
