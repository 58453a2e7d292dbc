/// The sorts of thing that a schedule may vary. A mixture of all finds less than each alone, so the budget
/// is split over sets of them.
public struct ChoiceKinds: OptionSet, Hashable, Sendable, CustomStringConvertible {
  /// One bit for each kind.
  public let rawValue: UInt8

  /// The kinds whose bits are set.
  ///
  /// - Parameter rawValue: one bit for each kind.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The order of ready jobs and dispatch blocks. The real runtime runs them on several threads, so any of
  /// those that are ready may be the first to get anywhere; the main queue and serial queues stay first in,
  /// first out.
  public static let jobs = ChoiceKinds(rawValue: 1)
  /// When a double's pending answer comes, and with which of its outcomes.
  public static let answers = ChoiceKinds(rawValue: 2)
  /// Late timers: a sleep is a lower bound, so a later timer may fire before an earlier one.
  public static let lateTimers = ChoiceKinds(rawValue: 4)
  /// The order of timers that are due at one instant.
  public static let simultaneousTimers = ChoiceKinds(rawValue: 8)
  /// Time that passes while jobs are ready: jobs take time too. A few milliseconds at most.
  public static let passingTime = ChoiceKinds(rawValue: 16)

  private static let names: [(kind: ChoiceKinds, letter: Character, name: String)] = [
    (.jobs, "j", "order of jobs"), (.answers, "a", "answers"), (.lateTimers, "l", "late timers"),
    (.simultaneousTimers, "s", "simultaneous timers"), (.passingTime, "p", "passing time"),
  ]

  /// The kinds by name.
  public var description: String {
    Self.names.filter { contains($0.kind) }.map(\.name).joined(separator: ", ")
  }

  /// The kinds as a token spells them.
  var letters: String {
    String(Self.names.filter { contains($0.kind) }.map(\.letter))
  }

  init?(letters: Substring) {
    self = []
    for letter in letters {
      guard let known = Self.names.first(where: { $0.letter == letter }) else { return nil }
      insert(known.kind)
    }
  }
}
