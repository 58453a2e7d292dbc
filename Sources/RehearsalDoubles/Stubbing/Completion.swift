import RehearsalHooks
import Synchronization

/// A value that comes once, and the tasks that wait for it.
final class Completion<Value: Sendable>: Sendable {
  private enum State {
    case awaited([Int: Waiter])
    case complete(Value)
  }

  /// A wait by its number. It may be over before it has begun.
  private enum Waiter {
    case waiting(CheckedContinuation<Value?, Never>)
    case expired
  }

  private struct Waiters {
    var state = State.awaited([:])
    var lastNumber = 0
  }

  private let waiters = Mutex(Waiters())

  var isComplete: Bool {
    waiters.withLock { if case .complete = $0.state { true } else { false } }
  }

  /// Gives the value. Only the first one counts.
  @discardableResult
  func complete(_ value: Value) -> Bool {
    let waiting = waiters.withLock { waiters -> [Waiter]? in
      guard case .awaited(let waiting) = waiters.state else { return nil }
      waiters.state = .complete(value)
      return Array(waiting.values)
    }
    for case .waiting(let continuation) in waiting ?? [] { continuation.resume(returning: value) }
    return waiting != nil
  }

  /// Waits for the value, whether or not the task is cancelled.
  nonisolated(nonsending) func value() async -> Value {
    guard let value = await wait(number()) else { preconditionFailure("Only a limit ends a wait") }
    return value
  }

  /// Waits for the value.
  ///
  /// - Returns: nil if the limit was reached, in the test's clock, or the task cancelled, before.
  nonisolated(nonsending) func value(within limit: Duration?) async -> Value? {
    let number = number()
    let clock = limit.map { limit in
      Task {
        try await CurrentClock().sleep(for: limit)
        self.expire(number)
      }
    }
    defer { clock?.cancel() }
    return await withTaskCancellationHandler {
      await wait(number)
    } onCancel: {
      expire(number)
    }
  }

  private func number() -> Int {
    waiters.withLock { waiters in
      waiters.lastNumber += 1
      return waiters.lastNumber
    }
  }

  private nonisolated(nonsending) func wait(_ number: Int) async -> Value? {
    await withCheckedContinuation { continuation in
      // Nothing yet; or what ends the wait at once, which is nothing if it has expired.
      let end = waiters.withLock { waiters -> Value?? in
        switch waiters.state {
        case .complete(let value): return .some(value)
        case .awaited(var waiting):
          defer { waiters.state = .awaited(waiting) }
          if waiting.removeValue(forKey: number) != nil { return .some(nil) }
          waiting[number] = .waiting(continuation)
          return .none
        }
      }
      if let end { continuation.resume(returning: end) }
    }
  }

  private func expire(_ number: Int) {
    let waiter = waiters.withLock { waiters -> Waiter? in
      guard case .awaited(var waiting) = waiters.state else { return nil }
      defer { waiters.state = .awaited(waiting) }
      if let waiter = waiting.removeValue(forKey: number) { return waiter }
      waiting[number] = .expired
      return nil
    }
    if case .waiting(let continuation) = waiter { continuation.resume(returning: nil) }
  }
}
