import RehearsalHooks

/// A schedule that fails: what goes wrong, what happens on the way, and how to see it again.
public struct ScheduleFailure: Sendable, CustomStringConvertible {
  let problems: [Problem]
  private let code: Token

  /// What happens, as lanes over virtual time.
  public let timeline: Timeline

  init(problems: [Problem], token: Token, timeline: Timeline, kinds: ChoiceKinds = []) {
    self.problems = problems
    self.kinds = kinds
    code = token
    self.timeline = timeline
  }

  /// Replays exactly this schedule, in this or another process of the same build.
  public var token: String { code.description }
  /// What goes wrong, for a person.
  public var message: String { problems.first?.message ?? "" }
  /// Of which kinds the choices are that differ from the ordinary order.
  public let kinds: ChoiceKinds
  /// How many choices differ from the ordinary order.
  public var surprises: Int { code.choices.count { $0 != 0 } }
  /// Where in the source the first expectation failed, if one did.
  var location: RecordedIssue.Location? { problems.lazy.compactMap(\.location).first }

  /// What goes wrong, the timeline and the token.
  public var description: String {
    let messages = problems.prefix(5).map { problem in
      guard let location = problem.location else { return problem.message }
      return "\(location.fileID):\(location.line): \(problem.message)"
    }
    let source = surprises == 0 ? "It fails in the ordinary order." : "Found by varying: \(kinds)."
    return """
      \(messages.joined(separator: "\n"))

      \(timeline)

      \(source) Replay it with REHEARSAL_TOKEN=\(token)
      """
  }
}
