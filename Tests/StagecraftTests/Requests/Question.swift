import Synchronization

/// A question that the test answers when it likes, whether or not whoever asked was cancelled.
final class Question<Value: Sendable>: Sendable {
  private struct State {
    var answer: Result<Value, any Error>?
    var asker: CheckedContinuation<Value, any Error>?
    var isAsked = false
    var isCancelled = false
    var waiting: [(isReady: @Sendable (State) -> Bool, caller: CheckedContinuation<Void, Never>)] =
      []
  }

  private let state = Mutex(State())

  func ask() async throws -> Value {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { asker in
        change { state in
          state.isAsked = true
          state.asker = asker
        }
      }
    } onCancel: {
      change { $0.isCancelled = true }
    }
  }

  func answer(_ result: Result<Value, any Error>) {
    change { $0.answer = result }
  }

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Returns as soon as somebody asks.
  func asked() async { await reach { $0.isAsked } }

  /// Returns as soon as whoever asks is cancelled.
  func cancelled() async { await reach { $0.isCancelled } }

  private func change(_ body: (inout State) -> Void) {
    let (asker, answer, ready) = state.withLock { state in
      body(&state)
      let current = state
      let ready = state.waiting.filter { $0.isReady(current) }.map(\.caller)
      state.waiting.removeAll { $0.isReady(current) }
      guard let answer = state.answer, let asker = state.asker else {
        return (CheckedContinuation<Value, any Error>?.none, state.answer, ready)
      }
      state.asker = nil
      return (asker, answer, ready)
    }
    for caller in ready { caller.resume() }
    if let answer { asker?.resume(with: answer) }
  }

  private func reach(_ isReady: @escaping @Sendable (State) -> Bool) async {
    await withCheckedContinuation { caller in
      change { $0.waiting.append((isReady, caller)) }
    }
  }
}
