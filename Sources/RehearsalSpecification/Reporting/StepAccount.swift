import Rehearsal

/// The steps of an example, each with what happened in it.
struct StepAccount {
  var step: Example.Step
  var lines: [String]

  /// Puts what happened under the step in which it did. What came before the first step stays out: it is
  /// nobody's.
  static func accounts(of example: Example) -> [StepAccount] {
    var accounts: [StepAccount] = []
    var steps = example.steps.makeIterator()
    var time: Int64 = 0
    for moment in example.moments {
      if moment.kind == .step, let step = steps.next() {
        accounts.append(StepAccount(step: step, lines: []))
      } else if !accounts.isEmpty, let line = line(moment) {
        let passed = moment.time.map { $0 != time } ?? false
        time = moment.time ?? time
        let prefix = passed ? "At \(Timeline.text(time)): " : ""
        accounts[accounts.count - 1].lines.append(prefix + line)
      }
    }
    return accounts
  }

  private static func line(_ moment: Moment) -> String? {
    switch moment.kind {
    case .call: "→ \(Wording.participant(moment.lane)): \(Wording.call(moment.text))"
    case .answer:
      "← \(Wording.participant(String(moment.lane.prefix { $0 != "." }))) "
        + Wording.answer(moment.text)
    case .note: moment.text
    case .issue: "✗ \(moment.text)"
    case .step, .clock, .turn: nil
    }
  }
}
