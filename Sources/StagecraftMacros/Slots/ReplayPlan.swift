/// What a port does with a command: its mark, with the slots it names resolved.
struct ReplayPlan {
  let named: NamedRequirement
  let rule: Rule

  /// The parameter that chooses among the commands of the slot.
  var key: Parameter?

  enum Rule {
    /// Kept in a slot.
    case latest(slot: String, emptying: Emptied)
    case once
    case transient
  }

  /// The slots whose commands a command makes obsolete.
  enum Emptied: Equatable {
    case none
    case some([String])
    case all
  }

  /// The slots that the command empties.
  var emptied: Emptied {
    if case .latest(_, let emptied) = rule { return emptied }
    return .none
  }
}
