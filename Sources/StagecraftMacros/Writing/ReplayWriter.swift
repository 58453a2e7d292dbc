/// Writes what a port does with each command for views that attach later.
struct ReplayWriter {
  let source: ViewProtocol
  let planner: ReplayPlanner

  private var access: String { source.memberAccess }
  private var keyedSlots: [Slot] { planner.slots.filter { $0.keyType != nil } }
  private var keys: KeyNaming { KeyNaming(planner.slots) }

  /// The members; those that would only repeat a default are left out.
  var members: [[String]] { [slots, keyType, replayRule, replayKey, empties, keyLimit] }

  private var slots: [String] {
    SourceText.member(
      "The places in which a port keeps the latest command.",
      "\(access)nonisolated enum Slot: Hashable, Sendable",
      planner.slots.flatMap { slot in
        SourceText.conditional(slot.condition, ["case \(slot.name.escaped)"])
      })
  }

  private var replayRule: [String] {
    SourceText.member(
      "What a port does with this command for views that attach later.",
      "\(access)var replayRule: Stagecraft.ReplayRule<Slot>",
      switchPlans { plan in
        switch plan.rule {
        case .latest(let slot, let emptying):
          emptying == .none ? ".latest(slot: .\(slot.escaped))" : ".reset(slot: .\(slot.escaped))"
        case .once: ".once"
        case .transient: ".transient"
        }
      })
  }

  private var keyType: [String] {
    guard !keyedSlots.isEmpty else { return [] }
    return SourceText.member(
      "What tells the commands of a keyed slot apart.",
      "\(access)nonisolated enum Key: Hashable, Sendable",
      keys.cases.flatMap { type, name in
        let conditions = keyedSlots.filter { $0.keyType == type }.flatMap(\.conditions)
        return SourceText.conditional(
          Slot(name: "", keyType: nil, limit: nil, conditions: conditions).condition,
          ["case \(name.escaped)(\(type))"])
      })
  }

  private var replayKey: [String] {
    guard !keyedSlots.isEmpty else { return [] }
    return SourceText.member(
      "What tells this command apart from others of its slot.",
      "\(access)var replayKey: Key?",
      switchPlans { plan in
        plan.key.map { ".\(keys.name(of: $0.type))(\($0.binding))" } ?? "nil"
      } binding: { plan, parameter in
        parameter == plan.key
      })
  }

  private var empties: [String] {
    guard planner.plans.contains(where: { $0.emptied != .none }) else { return [] }
    return SourceText.member(
      "Whether this command makes obsolete what a slot keeps.",
      "\(access)func empties(_ slot: Slot) -> Bool",
      switchPlans { plan in
        switch plan.emptied {
        case .none: "false"
        case .all: "true"
        case .some(let slots): slots.map { "slot == .\($0.escaped)" }.joined(separator: " || ")
        }
      })
  }

  private var keyLimit: [String] {
    guard planner.slots.contains(where: { $0.limit != nil }) else { return [] }
    let cases = planner.slots.flatMap { slot in
      SourceText.conditional(
        slot.condition,
        ["case .\(slot.name.escaped): \(slot.limit ?? "Stagecraft.ReplayLimit.keys")"])
    }
    return SourceText.member(
      "How many keys of a slot a port keeps at most.",
      "\(access)static func keyLimit(of slot: Slot) -> Int", ["switch slot {"] + cases + ["}"])
  }

  private func switchPlans(
    _ expression: (ReplayPlan) -> String,
    binding isUsed: (ReplayPlan, Parameter) -> Bool = { _, _ in false }
  ) -> [String] {
    let clauses = planner.plans.flatMap { plan in
      SourceText.conditional(
        plan.named.requirement.condition,
        ["case \(plan.named.pattern { isUsed(plan, $0) }): \(expression(plan))"])
    }
    return ["switch self {"] + clauses + ["}"]
  }
}
