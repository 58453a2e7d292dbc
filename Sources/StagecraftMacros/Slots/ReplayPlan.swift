/// What a port does with a command: its mark, with the slots it names resolved.
struct ReplayPlan {
  let named: NamedRequirement
  let rule: Rule

  /// The parameter that chooses among the commands of the slot.
  var key: Parameter?

  enum Rule {
    /// Kept in a slot; others are emptied, if there are any.
    case latest(slot: String, emptying: [String])
    case once
    case transient
    /// Slots are emptied, all of them if none is named.
    case reset(slots: [String])
  }

  /// The slot in which the command is kept.
  var slot: String? {
    if case .latest(let slot, _) = rule { return slot }
    return nil
  }

  /// The slots that the command empties: nil means none, an empty array means all.
  var emptied: [String]? {
    switch rule {
    case .latest(_, let emptying): emptying.isEmpty ? nil : emptying
    case .reset(let slots): slots
    case .once, .transient: nil
    }
  }
}
