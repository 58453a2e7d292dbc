/// Which of the callers gets which of a listener's answers: the pure part of
/// ``ListenerProductsRepositoryAdapter``.
///
/// An answer does not say which request it belongs to. So one request is outstanding at a time, and the
/// next one begins when its answer is there, even if whoever asked has gone. Otherwise the late answer of
/// an older request would be taken for the answer of a newer one.
struct ListenerRequests<Caller> {
  /// What is to be done after an event.
  enum Action {
    /// Ask the repository.
    case request
    /// Give the answer to a caller.
    case answer(Caller)
    /// Tell a caller that it was cancelled.
    case cancel(Caller)
  }

  private enum State {
    case idle
    /// The one who asked is nil once it was cancelled.
    case outstanding(Int, Caller?)
  }

  private var state = State.idle
  private var queue: [(identifier: Int, caller: Caller)] = []
  private var cancelledEarly: Set<Int> = []

  /// A caller asks.
  mutating func get(_ identifier: Int, _ caller: Caller) -> [Action] {
    if cancelledEarly.remove(identifier) != nil { return [.cancel(caller)] }
    guard case .idle = state else {
      queue.append((identifier, caller))
      return []
    }
    state = .outstanding(identifier, caller)
    return [.request]
  }

  /// The listener was called. An answer nobody asked for is dropped.
  mutating func answered() -> [Action] {
    guard case .outstanding(_, let caller) = state else { return [] }
    var actions: [Action] = caller.map { [.answer($0)] } ?? []
    if queue.isEmpty {
      state = .idle
    } else {
      let next = queue.removeFirst()
      state = .outstanding(next.identifier, next.caller)
      actions.append(.request)
    }
    return actions
  }

  /// A caller was cancelled, perhaps even before it asked.
  mutating func cancel(_ identifier: Int) -> [Action] {
    if case .outstanding(identifier, let caller?) = state {
      state = .outstanding(identifier, nil)
      return [.cancel(caller)]
    }
    if let index = queue.firstIndex(where: { $0.identifier == identifier }) {
      return [.cancel(queue.remove(at: index).caller)]
    }
    cancelledEarly.insert(identifier)
    return []
  }

  /// A caller is done; a cancellation that came too late is forgotten.
  mutating func finish(_ identifier: Int) {
    cancelledEarly.remove(identifier)
  }
}
