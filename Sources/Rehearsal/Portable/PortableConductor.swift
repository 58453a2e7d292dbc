import RehearsalHooks
import Synchronization

/// Conducts one schedule where nothing controls the runtime: it holds back what code awaits through the
/// hooks (answers, ``CurrentClock``), and lets one of them go whenever the program has come to rest.
final class PortableConductor: RehearsalHost {
  struct Sleeper {
    var number: UInt64
    var deadline: Duration
    var wake: @Sendable (Bool) -> Void
  }

  struct Waiter {
    var limit: Duration?
    var resume: @Sendable () -> Void
  }

  struct State {
    var now = Duration.zero
    var count: UInt64 = 0
    var answers: [(number: UInt64, answer: PendingAnswer)] = []
    var sleepers: [Sleeper] = []
    var waiters: [Waiter] = []
    /// Grows with everything that is asked of the host.
    var activity = 0
    var isBodyDone = false
    var problems: [Problem] = []
    var tape = Tape()
  }

  /// What happens next at rest, as a value.
  enum Move {
    case complete(PendingAnswer, outcome: Int)
    case wake(Sleeper)
    case settle(Waiter)
    case finish
    case stuck
  }

  static let lateness = Duration.seconds(1)

  let state = Mutex(State())

  var now: Duration { state.withLock { $0.now } }

  // MARK: What the program asks

  func sleep(until deadline: Duration) async throws {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    let isAwake = await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
        if Task.isCancelled { return continuation.resume(returning: false) }
        state.withLock { state in
          state.activity += 1
          state.sleepers.append(
            Sleeper(number: number, deadline: deadline) { continuation.resume(returning: $0) })
        }
      }
    } onCancel: {
      state.withLock { $0.takeSleeper(number) }?.wake(false)
    }
    if !isAwake { throw CancellationError() }
  }

  func offer(_ answer: PendingAnswer) -> UInt64 {
    state.withLock { state in
      state.activity += 1
      state.count += 1
      state.answers.append((state.count, answer))
      return state.count
    }
  }

  func withdraw(_ answer: UInt64) {
    state.withLock { state in
      state.activity += 1
      state.answers.removeAll { $0.number == answer }
    }
  }

  func record(_ issue: RecordedIssue) {
    state.withLock { $0.problems.append(Problem(.issue, issue.message, at: issue.location)) }
  }

  func trace(_ entry: TraceEntry) {
    state.withLock { state in
      state.activity += 1
      state.add(entry.kind == .call ? .call : .note, lane: entry.lane ?? "test", entry.text)
    }
  }

  nonisolated(nonsending) func settle(within limit: Duration?) async {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        state.activity += 1
        state.waiters.append(Waiter(limit: limit.map { state.now + $0 }) { continuation.resume() })
      }
    }
  }

  // MARK: What happens

  func bodyEnded(_ error: (any Error)?) {
    state.withLock { state in
      state.activity += 1
      state.isBodyDone = true
      if let error {
        state.problems.append(Problem(.thrown, "threw \(String(reflecting: error))"))
        state.add(.issue, lane: "test", "threw \(String(reflecting: error))")
      }
    }
  }

  /// Chooses what happens next, now that the program rests.
  ///
  /// - Parameter choose: gets what could happen, each option with a name, and returns the index of one.
  func next(_ choose: ([String]) -> Int) -> Move {
    state.withLock { $0.next(choose) }
  }
}

extension PortableConductor.State {
  mutating func add(
    _ kind: Tape.Event.Kind, lane: String, _ text: String, choice: (Int, Int)? = nil
  ) {
    let (seconds, attoseconds) = now.components
    tape.events.append(
      .init(
        time: seconds * 1_000_000_000 + attoseconds / 1_000_000_000, kind: kind, lane: lane,
        text: text,
        choice: choice.map { (taken: $0.0, count: $0.1) }))
  }

  mutating func takeSleeper(_ number: UInt64) -> PortableConductor.Sleeper? {
    activity += 1
    return sleepers.firstIndex { $0.number == number }.map { sleepers.remove(at: $0) }
  }

  mutating func next(_ choose: ([String]) -> Int) -> PortableConductor.Move {
    sleepers.sort { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
    // Threads that nobody controls may ask in another order than in the last run. By label, an option's
    // number means the same in each.
    answers.sort { ($0.answer.label, $0.number) < ($1.answer.label, $1.number) }
    let isDue = sleepers.first.map { $0.deadline <= now } ?? false
    if answers.isEmpty, !isDue, let move = settleOrFinish() { return move }
    if answers.isEmpty, sleepers.isEmpty { return isBodyDone ? .finish : .stuck }

    // The ordinary one first: the first answer, else the earliest timer; then late timers, then the other
    // outcomes.
    let ordinary = answers.indices.map { (index: $0, outcome: 0) }
    let latest = (sleepers.first?.deadline ?? .zero) + PortableConductor.lateness
    let timers = sleepers.indices.filter { sleepers[$0].deadline <= latest }
    let others = answers.indices.flatMap { index in
      answers[index].answer.outcomes.indices.dropFirst().map { (index: index, outcome: $0) }
    }
    let count = ordinary.count + timers.count + others.count
    let chosen = count == 1 ? 0 : choose(names(ordinary, timers, others))
    let choice = count == 1 ? nil : (chosen, count)
    if chosen < ordinary.count { return complete(ordinary[chosen], choice) }
    let timer = chosen - ordinary.count
    if timer < timers.count { return wake(timers[timer], choice) }
    return complete(others[timer - timers.count], choice)
  }

  private func names(
    _ ordinary: [(index: Int, outcome: Int)], _ timers: [Int],
    _ others: [(index: Int, outcome: Int)]
  ) -> [String] {
    func name(_ option: (index: Int, outcome: Int)) -> String {
      "\(answers[option.index].answer.label) \(option.outcome)"
    }
    return ordinary.map(name) + timers.map { "\(sleepers[$0].deadline)" } + others.map(name)
  }

  private mutating func complete(
    _ option: (index: Int, outcome: Int), _ choice: (Int, Int)?
  ) -> PortableConductor.Move {
    let answer = answers.remove(at: option.index).answer
    let outcome = answer.outcomes[option.outcome].description
    add(.complete, lane: answer.label, "answers: \(outcome)", choice: choice)
    return .complete(answer, outcome: option.outcome)
  }

  private mutating func wake(_ index: Int, _ choice: (Int, Int)?) -> PortableConductor.Move {
    let sleeper = sleepers.remove(at: index)
    now = max(now, sleeper.deadline)
    add(.fire, lane: "clock", "wakes a task", choice: choice)
    return .wake(sleeper)
  }

  private mutating func settleOrFinish() -> PortableConductor.Move? {
    if let index = waiters.firstIndex(where: { $0.limit == nil }) {
      return .settle(waiters.remove(at: index))
    }
    guard let index = waiters.indices.min(by: { waiters[$0].limit! < waiters[$1].limit! }) else {
      return isBodyDone ? .finish : nil
    }
    let limit = waiters[index].limit!
    if let first = sleepers.first?.deadline, first <= limit { return nil }
    if !sleepers.isEmpty { now = max(now, limit) }
    return .settle(waiters.remove(at: index))
  }
}
