import Synchronization

/// A value that comes once, and the tasks that wait for it.
final class Completion<Value: Sendable>: Sendable {
  private enum State {
    case awaited([CheckedContinuation<Value, Never>])
    case complete(Value)
  }

  private let state = Mutex(State.awaited([]))

  var isComplete: Bool {
    state.withLock { if case .complete = $0 { true } else { false } }
  }

  /// Gives the value. Only the first one counts.
  @discardableResult
  func complete(_ value: Value) -> Bool {
    let (isFirst, waiting) = state.withLock {
      state -> (Bool, [CheckedContinuation<Value, Never>]) in
      guard case .awaited(let waiting) = state else { return (false, []) }
      state = .complete(value)
      return (true, waiting)
    }
    for continuation in waiting { continuation.resume(returning: value) }
    return isFirst
  }

  nonisolated(nonsending) func value() async -> Value {
    await withCheckedContinuation { continuation in
      let value = state.withLock { state -> Value? in
        switch state {
        case .complete(let value): return value
        case .awaited(let waiting): state = .awaited(waiting + [continuation])
        }
        return nil
      }
      if let value { continuation.resume(returning: value) }
    }
  }
}
