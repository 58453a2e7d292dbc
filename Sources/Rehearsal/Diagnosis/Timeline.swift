/// What happens in one schedule, as lanes over virtual time.
public struct Timeline: Sendable, CustomStringConvertible {
  let tape: Tape

  /// Something that happened, as a specification shows it.
  package struct Moment: Sendable {
    /// The sorts of moment.
    package enum Kind: Sendable { case step, call, answer, clock, note, issue, turn }
    package let kind: Kind
    /// Virtual nanoseconds since the schedule began.
    package let time: Int64
    package let lane: String
    package let text: String
    /// The option that was taken, from 1, and of how many, where it was not the ordinary one.
    package let choice: (taken: Int, count: Int)?
  }

  /// What happened, without the jobs that merely ran in their turn.
  package var moments: [Moment] {
    TimelineText.telling(tape.events).compactMap { event in
      let kind: Moment.Kind
      switch event.kind {
      case .step: kind = .step
      case .call: kind = .call
      case .complete: kind = .answer
      case .fire: kind = .clock
      case .note: kind = .note
      case .issue: kind = .issue
      case .run: kind = .turn
      case .settled: return nil
      }
      let choice = event.choice.flatMap { $0.taken == 0 ? nil : ($0.taken + 1, $0.count) }
      return Moment(
        kind: kind, time: event.time, lane: event.lane, text: event.text, choice: choice)
    }
  }

  /// A time for a person: `0`, `300 ms`, `1.5 s`.
  ///
  /// - Parameter nanoseconds: the time.
  package static func text(_ nanoseconds: Int64) -> String { time(nanoseconds) }

  init(_ tape: Tape) {
    self.tape = tape
  }

  /// The lanes in 80 columns. The choices that differ from the ordinary order are marked with `>`.
  public var description: String {
    TimelineText(tape).lines.joined(separator: "\n")
  }

  /// A time for a person: `0`, `300 ms`, `1.5 s`.
  static func time(_ nanoseconds: Int64) -> String {
    let milliseconds = Double(nanoseconds) / 1e6
    if nanoseconds == 0 { return "0" }
    if milliseconds < 1000 { return number(milliseconds) + " ms" }
    return number(milliseconds / 1000) + " s"
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int64(rounded)) : String(rounded)
  }
}
