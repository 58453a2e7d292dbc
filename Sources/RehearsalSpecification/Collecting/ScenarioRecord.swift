/// What a report knows of a scenario.
struct ScenarioRecord: Codable, Equatable, Sendable {
  /// Which scenario it is. Two of the same name in one screen differ in where they stand.
  struct Key: Codable, Hashable, Sendable {
    var app: String
    var screen: String
    var title: String
    /// The module and file.
    var fileID: String
    var line: Int
    /// The place of the suite, by which screens are put in order.
    var screenLine: Int

    /// The test target.
    var target: String { String(fileID.prefix { $0 != "/" }) }
  }

  var key: Key
  /// One for each case of a parameterised test; none if the scenario was never run.
  var examples: [Example] = []
}

/// One run of a scenario.
struct Example: Codable, Equatable, Sendable {
  struct Step: Codable, Equatable, Sendable {
    var word: StepWord
    var parts: [Sentence.Part]
  }

  var steps: [Step] = []
  var moments: [Moment] = []
  /// What went wrong; empty if everything held.
  var failures: [String] = []
  /// What was explored, if the scenario was rehearsed.
  var exploration: ExploredOrders?

  var holds: Bool { failures.isEmpty }
  /// The values in its sentences.
  var values: [String] {
    steps.flatMap(\.parts).compactMap { part in
      if case .value(let text, _) = part { text } else { nil }
    }
  }
}

/// Something that happened in a scenario.
struct Moment: Codable, Equatable, Sendable {
  enum Kind: String, Codable, Sendable {
    case step, call, answer, clock, note, issue, turn
  }

  var kind: Kind
  /// The double, or the word of a step.
  var lane: String
  var text: String
  /// Virtual nanoseconds; nil outside a rehearsal, whose times are nobody's to repeat.
  var time: Int64?
  /// Says so where the order was not the ordinary one.
  var surprise: String?
}

/// In how many orders a scenario was tried.
struct ExploredOrders: Codable, Equatable, Sendable {
  var count: Int
  var isExhaustive: Bool
  /// Whether jobs were permuted, or only the order of answers, timers and events.
  var permutesJobs: Bool
  var failures: Int
  /// What happens in the smallest order that fails.
  var smallestFailure: [Moment]?
}
