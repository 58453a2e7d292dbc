import Stagecraft
import TestClock
import Testing

@Suite("Retrying")
struct RetryPolicyTests {
  private enum Failure: Error, Equatable { case number(Int) }

  @Test("waits longer each time, up to a limit, as often as it is allowed to")
  func waits() {
    let policy = RetryPolicy(
      attempts: 6, delay: .seconds(1), factor: 2, maximumDelay: .seconds(5))
    #expect(
      (1...7).map { policy.wait(afterAttempt: $0) } == [
        .seconds(1), .seconds(2), .seconds(4), .seconds(5), .seconds(5), nil, nil,
      ])
  }

  @Test("takes bad values as the nearest good ones")
  func badValues() {
    let policy = RetryPolicy(attempts: 0, delay: .seconds(-1), factor: .nan)
    #expect(policy.attempts == 1 && policy.delay == .zero && policy.factor == 1)
    let great = RetryPolicy(attempts: 100, delay: .seconds(1), factor: 1e300)
    #expect(great.wait(afterAttempt: 99) == .seconds(30))
    let none = RetryPolicy(attempts: 3, delay: .zero, factor: 10)
    #expect(none.wait(afterAttempt: 2) == .zero)
  }

  @Test("tries until it succeeds, and waits in between", arguments: 1...3)
  func succeeds(successful: Int) async throws {
    let clock = ManualClock()
    let task = Task {
      var attempts: [Int] = []
      let value = try await RetryPolicy(attempts: 3, delay: .seconds(1)).run(clock: clock) {
        attempt in
        attempts.append(attempt)
        if attempt < successful { throw Failure.number(attempt) }
        return "ok"
      }
      return (attempts, value)
    }
    for wait in 1..<3 where wait < successful {
      await clock.slept(times: wait)
      clock.advance(by: .seconds(wait))
    }
    let (attempts, value) = try await task.value
    #expect(attempts == Array(1...successful))
    #expect(value == "ok")
  }

  @Test("throws the last failure, and at once what makes no sense to repeat")
  func gives() async {
    let clock = ManualClock()
    let policy = RetryPolicy(attempts: 3, delay: .zero)
    let task = Task {
      try await policy.run(clock: clock) { attempt -> Int in throw Failure.number(attempt) }
    }
    for wait in 1...2 {
      await clock.slept(times: wait)
      clock.advance(by: .zero)
    }
    await #expect(throws: Failure.number(3)) { try await task.value }
    await #expect(throws: Failure.number(1)) {
      try await policy.run(clock: clock, shouldRetry: { _ in false }) { attempt -> Int in
        throw Failure.number(attempt)
      }
    }
    await #expect(throws: CancellationError.self) {
      try await policy.run(clock: clock) { _ -> Int in throw CancellationError() }
    }
  }

  @Test("does not try again when it is cancelled while it waits")
  func cancels() async {
    let clock = ManualClock()
    let task = Task {
      try await RetryPolicy(delay: .seconds(1)).run(clock: clock) { attempt -> Int in
        throw Failure.number(attempt)
      }
    }
    await clock.slept(times: 1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
