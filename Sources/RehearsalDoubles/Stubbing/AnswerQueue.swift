import Synchronization

/// What a recorder knows of a stub: which calls it accepts.
class StubEntry: @unchecked Sendable {
  let member: String
  let pattern: CallRecord?

  init(member: String, pattern: CallRecord?) {
    self.member = member
    self.pattern = pattern
  }

  func accepts(_ call: CallRecord) -> Bool {
    pattern?.matches(call) ?? true
  }

  var description: String { pattern?.description ?? "\(member), any arguments" }
}

/// The answers of one stub, in the order in which they are given. The last one stays.
final class AnswerQueue<Closure, Output: ~Copyable>: StubEntry, @unchecked Sendable {
  private let answers = Mutex<[Answer<Closure, Output>]>([])

  func append(_ answer: Answer<Closure, Output>) {
    answers.withLock { $0.append(answer) }
  }

  func changeLast(_ change: (inout Answer<Closure, Output>) -> Void) {
    answers.withLock { answers in
      guard var last = answers.popLast() else { return }
      change(&last)
      answers.append(last)
    }
  }

  func next() -> Answer<Closure, Output>? {
    answers.withLock { $0.count > 1 ? $0.removeFirst() : $0.first }
  }
}
