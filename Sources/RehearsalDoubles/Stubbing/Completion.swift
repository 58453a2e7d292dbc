import Synchronization

/// A value that comes once, and one task that waits for it.
final class Completion<Value: Sendable>: Sendable {
  private enum State {
    case empty
    case awaited(CheckedContinuation<Value, Never>)
    case complete(Value)
  }

  private let state = Mutex(State.empty)

  var isComplete: Bool {
    state.withLock { if case .complete = $0 { true } else { false } }
  }

  /// Gives the value. Only the first one counts.
  @discardableResult
  func complete(_ value: Value) -> Bool {
    let (isFirst, waiting) = state.withLock {
      state -> (Bool, CheckedContinuation<Value, Never>?) in
      switch state {
      case .complete: return (false, nil)
      case .empty:
        state = .complete(value)
        return (true, nil)
      case .awaited(let continuation):
        state = .complete(value)
        return (true, continuation)
      }
    }
    waiting?.resume(returning: value)
    return isFirst
  }

  nonisolated(nonsending) func value() async -> Value {
    await withCheckedContinuation { continuation in
      let value = state.withLock { state -> Value? in
        if case .complete(let value) = state { return value }
        state = .awaited(continuation)
        return nil
      }
      if let value { continuation.resume(returning: value) }
    }
  }
}
