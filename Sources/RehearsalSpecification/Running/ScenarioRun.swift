import Rehearsal
import RehearsalHooks
import Synchronization

/// A scenario while it runs: once, or once for each schedule of a rehearsal.
///
/// It keeps what the report needs only if there is to be one.
final class ScenarioRun: TestObserver {
  private struct State {
    var example = Example()
    var current: (word: StepWord, sentence: Sentence)?
    var expectations = 0
    var hasExpected = false
  }

  let key: ScenarioRecord.Key
  /// Whether there is to be a report.
  let keepsRecord: Bool
  private let state = Mutex(State())

  init(_ key: ScenarioRecord.Key, keepsRecord: Bool) {
    self.key = key
    self.keepsRecord = keepsRecord
  }

  // MARK: Steps

  func begin(_ word: StepWord, _ sentence: Sentence) {
    state.withLock { state in
      state.current = (word, sentence)
      state.expectations = 0
    }
    guard keepsRecord else { return }
    state.withLock { $0.example.steps.append(.init(word: word, parts: sentence.parts)) }
    Trace.record(TraceEntry(.step, lane: word.rawValue, sentence.description))
  }

  /// How many expectations the current step has checked.
  var expectations: Int { state.withLock { $0.expectations } }

  func end() {
    state.withLock { state in
      if state.current?.word == .then { state.hasExpected = true }
      state.current = nil
    }
  }

  /// The step stays the current one, so that the failure is its.
  func end(throwing error: any Error) {
    state.withLock { $0.hasExpected = true }
  }

  /// Whether any step said what is expected, or ended the scenario with an error.
  var hasExpected: Bool { state.withLock { $0.hasExpected } }

  // MARK: What happens

  var place: String {
    let current = state.withLock { $0.current }
    let scenario = "In the scenario “\(key.title)” (\(key.app), \(key.screen))"
    guard let current else { return scenario + "." }
    return "\(scenario), at the step: \(current.word) \(current.sentence)"
  }

  func countExpectation() {
    state.withLock { $0.expectations += 1 }
  }

  /// Outside a rehearsal there is no time to tell. Inside, the rehearsal itself keeps what happens.
  func observe(_ entry: TraceEntry) {
    guard keepsRecord else { return }
    let kind: Moment.Kind =
      switch entry.kind {
      case .call: .call
      case .note: .note
      case .step: .step
      }
    let moment = Moment(kind: kind, lane: entry.lane ?? "", text: entry.text)
    state.withLock { $0.example.moments.append(moment) }
  }

  /// Issues of a schedule are told by the exploration, with the smallest order that has them.
  func observe(_ issue: RecordedIssue) {
    countExpectation()
    if CurrentHost.value == nil { fail(issue.message) }
  }

  func fail(_ message: String) {
    state.withLock { state in
      guard !state.example.failures.contains(message) else { return }
      state.example.failures.append(message)
      if keepsRecord {
        state.example.moments.append(Moment(kind: .issue, lane: "", text: message))
      }
    }
  }

  // MARK: Rehearsals

  /// Takes what an exploration has found, and what happens in the ordinary order.
  func take(_ report: ExplorationReport, _ ordinary: Timeline) {
    let moments = ordinary.moments.map(Moment.init)
    let steps = moments.count { $0.kind == .step }
    var orders = ExploredOrders(
      count: report.schedules, isExhaustive: report.isExhaustive,
      permutesJobs: report.order == .jobs, failures: report.failures)
    orders.smallestFailure = report.smallestFailure?.timeline.moments.map(Moment.init)
    state.withLock { state in
      // Every schedule has noted its steps; the first is the ordinary one.
      state.example.steps = Array(state.example.steps.prefix(steps))
      state.example.moments = moments
      state.example.exploration = orders
      if let failure = report.smallestFailure { state.example.failures = [failure.message] }
    }
  }

  /// What the report says of this run.
  var example: Example {
    var example = state.withLock { $0.example }
    for index in example.moments.indices {
      example.moments[index].text = AddressFilter.withoutAddresses(example.moments[index].text)
    }
    return example
  }
}

extension Moment {
  init(_ moment: Timeline.Moment) {
    let kind: Kind =
      switch moment.kind {
      case .step: .step
      case .call: .call
      case .answer: .answer
      case .clock: .clock
      case .note: .note
      case .issue: .issue
      case .turn: .turn
      }
    self.init(
      kind: kind, lane: moment.lane, text: moment.text, time: moment.time,
      surprise: moment.choice.map { "choice \($0.taken) of \($0.count)" })
  }
}
