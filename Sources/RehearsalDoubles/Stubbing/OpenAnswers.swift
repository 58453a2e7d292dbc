import RehearsalHooks
import Synchronization

/// The calls of an asynchronous member that wait for the test to complete them.
public final class OpenAnswers<Output: ~Copyable, Failure: Error>: Sendable {
  let box: OpenAnswerBox<Output>

  init(_ box: OpenAnswerBox<Output>) {
    self.box = box
  }

  /// How many calls were left open so far, completed ones included.
  public var count: Int { box.state.withLock { $0.arrived.count } }

  /// A call by its number, from 0, in the order in which they came.
  ///
  /// - Parameter index: less than ``count``.
  public subscript(index: Int) -> OpenAnswer<Output, Failure> {
    OpenAnswer(slot: box.state.withLock { $0.arrived[index] })
  }

  /// The next call that this function has not returned yet; waits until it comes. Fails the test when the
  /// limit is reached.
  ///
  /// - Parameters:
  ///   - limit: how long to wait, in the test's clock. Without it 60 s, and inside a rehearsal no limit.
  ///   - fileID: where the test waits.
  ///   - filePath: where the test waits.
  ///   - line: where the test waits.
  ///   - column: where the test waits.
  /// - Returns: the call, to be completed; one that is complete already if none came.
  public nonisolated(nonsending) func next(
    within limit: Duration? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) async -> OpenAnswer<Output, Failure> {
    let limit = limit ?? WaitLimit.standard
    if let slot = await box.next(within: limit) { return OpenAnswer(slot: slot) }
    IssueSink.record(
      "\(box.member) was not called \(WaitLimit.reason(limit)). It was left open \(count) times.",
      at: .init(fileID: fileID, filePath: filePath, line: line, column: column))
    return OpenAnswer(slot: .missing(box.member))
  }
}

/// One call that waits for its answer.
public struct OpenAnswer<Output: ~Copyable, Failure: Error>: Sendable {
  let slot: OpenSlot<Output>

  /// The call as it would be written.
  public var call: String { slot.call.description }

  /// Whether it still waits. It does not if it was completed, or if the waiting task was cancelled, unless
  /// it was to wait on.
  public var isOpen: Bool { !slot.completion.isComplete }

  /// Waits until the task that waits for the answer is cancelled. Returns at once if it was, also if that
  /// was before the call came. Fails the test when the limit is reached.
  ///
  /// - Parameters:
  ///   - limit: how long to wait, in the test's clock. Without it 60 s, and inside a rehearsal no limit.
  ///   - fileID: where the test waits.
  ///   - filePath: where the test waits.
  ///   - line: where the test waits.
  ///   - column: where the test waits.
  public nonisolated(nonsending) func cancelled(
    within limit: Duration? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) async {
    let limit = limit ?? WaitLimit.standard
    guard await slot.cancellation.value(within: limit) == nil else { return }
    IssueSink.record(
      "The task that waits for \(slot.call) was not cancelled \(WaitLimit.reason(limit)).",
      at: .init(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Completes the call by throwing. Does nothing if it is complete.
  ///
  /// - Parameter error: what is thrown.
  public func `throws`(_ error: Failure) { slot.completion.complete(.failure(error)) }
}

extension OpenAnswer where Output: Copyable {
  /// Completes the call with a value. Does nothing if it is complete.
  ///
  /// - Parameter value: what is returned.
  public func returns(_ value: Output) { slot.completion.complete(.value { value }) }

  /// Completes the call with a value or by throwing. Does nothing if it is complete.
  ///
  /// - Parameter result: what is returned or thrown.
  public func complete(with result: Result<Output, Failure>) {
    switch result {
    case .success(let value): returns(value)
    case .failure(let error): `throws`(error)
    }
  }
}

extension OpenAnswer where Output == Void {
  /// Completes the call. Does nothing if it is complete.
  public func returns() { slot.completion.complete(.value {}) }
}

/// How an open call came out.
enum OpenOutcome<Output: ~Copyable>: @unchecked Sendable {
  case value(() -> Output)
  case failure(any Error)
}

/// One call with the place where its outcome is put.
final class OpenSlot<Output: ~Copyable>: Sendable {
  let call: CallRecord
  let completion = Completion<OpenOutcome<Output>>()
  let cancellation = Completion<Void>()

  init(_ call: CallRecord) {
    self.call = call
  }

  /// Stands for a call that did not come.
  static func missing(_ member: String) -> OpenSlot {
    let slot = OpenSlot(CallRecord("(no call of \(member))", ()))
    slot.completion.complete(.failure(CancellationError()))
    slot.cancellation.complete(())
    return slot
  }
}

/// All calls that one stub left open.
final class OpenAnswerBox<Output: ~Copyable>: Sendable {
  struct State {
    var arrived: [OpenSlot<Output>] = []
    var taken = 0
    var takers: [Completion<OpenSlot<Output>>] = []

    /// Whether somebody waited for the next call, who does so no longer.
    mutating func remove(_ taker: Completion<OpenSlot<Output>>) -> Bool {
      guard let index = takers.firstIndex(where: { $0 === taker }) else { return false }
      takers.remove(at: index)
      return true
    }
  }

  let member: String
  let evenIfCancelled: Bool
  let state = Mutex(State())

  init(_ member: String, evenIfCancelled: Bool) {
    self.member = member
    self.evenIfCancelled = evenIfCancelled
  }

  func open(_ call: CallRecord) -> OpenSlot<Output> {
    let slot = OpenSlot<Output>(call)
    let taker = state.withLock { state -> Completion<OpenSlot<Output>>? in
      state.arrived.append(slot)
      guard !state.takers.isEmpty else { return nil }
      state.taken += 1
      return state.takers.removeFirst()
    }
    taker?.complete(slot)
    return slot
  }

  nonisolated(nonsending) func next(within limit: Duration?) async -> OpenSlot<Output>? {
    let taker = Completion<OpenSlot<Output>>()
    let slot = state.withLock { state -> OpenSlot<Output>? in
      guard state.taken < state.arrived.count else {
        state.takers.append(taker)
        return nil
      }
      state.taken += 1
      return state.arrived[state.taken - 1]
    }
    if let slot { return slot }
    if let slot = await taker.value(within: limit) { return slot }
    // A call that came at the last moment is not lost.
    return state.withLock { $0.remove(taker) } ? nil : await taker.value()
  }
}
