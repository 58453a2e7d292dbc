import RehearsalHooks
import Synchronization

/// Waits until the exploration says that an answer comes, and with which of its outcomes: for hand-written
/// fakes, and for anything else that comes when it likes, such as a tap.
///
/// ```swift
/// struct SlowService: PageService {
///   func load(_ page: Int) async throws -> String {
///     try await answer("load(\(page))", .success("page \(page)"), .failure(Offline()))
///   }
/// }
/// ```
///
/// Outside a rehearsal the first outcome comes at once.
///
/// - Parameters:
///   - label: what is awaited, as the timeline prints it.
///   - outcomes: how it may come out, the ordinary outcome first; at least one.
/// - Returns: the value of the outcome that was chosen.
/// - Throws: the error of the outcome that was chosen, or `CancellationError` when the calling task is
///   cancelled before.
public nonisolated(nonsending) func answer<Value: Sendable>(
  _ label: String, _ outcomes: Result<Value, any Error>...
) async throws -> Value {
  let box = AnswerBox()
  return try await withTaskCancellationHandler {
    let chosen = await withCheckedContinuation { continuation in
      box.open(label, outcomes.map(describe), continuation)
    }
    guard let chosen else { throw CancellationError() }
    return try outcomes[chosen].get()
  } onCancel: {
    box.cancel()
  }
}

/// Waits until the exploration says that something happens, such as a tap of the user.
///
/// Outside a rehearsal it happens at once.
///
/// - Parameter label: what happens, as the timeline prints it.
/// - Throws: `CancellationError` when the calling task is cancelled before.
public nonisolated(nonsending) func moment(_ label: String) async throws {
  _ = try await answer(label, .success(Happens()))
}

private struct Happens: CustomStringConvertible {
  var description: String { Conductor.happens }
}

private func describe<Value>(_ outcome: Result<Value, any Error>) -> PendingAnswer.Outcome {
  switch outcome {
  case .success(let value): .init(.success, value is Void ? "" : String(describing: value))
  case .failure(let error): .init(.failure, String(describing: error))
  }
}

/// Between one who waits for an answer, the rehearsal that gives it, and the cancellation of the waiting
/// task: whichever comes first counts.
private final class AnswerBox: Sendable {
  private enum State {
    case closed
    case waiting(CheckedContinuation<Int?, Never>, PendingAnswer.Offer?)
    case done
  }

  private let state = Mutex(State.closed)

  func open(
    _ label: String, _ outcomes: [PendingAnswer.Outcome],
    _ continuation: CheckedContinuation<Int?, Never>
  ) {
    let isCancelled = state.withLock { state in
      if case .done = state { return true }
      state = .waiting(continuation, nil)
      return false
    }
    if isCancelled { return continuation.resume(returning: nil) }
    let pending = PendingAnswer(label: label, outcomes: outcomes) { self.finish($0) }
    guard let offer = pending.offer() else { return finish(0) }
    state.withLock { state in
      if case .waiting = state { state = .waiting(continuation, offer) }
    }
  }

  func cancel() {
    finish(nil)
  }

  private func finish(_ outcome: Int?) {
    let former = state.withLock { state in
      defer { state = .done }
      return state
    }
    guard case .waiting(let continuation, let offer) = former else { return }
    if outcome == nil { offer?.withdraw() }
    continuation.resume(returning: outcome)
  }
}
