import SwiftSyntax

/// Finds the slots of a protocol and what each command does with them.
struct ReplayPlanner {
  private(set) var slots: [Slot] = []
  private(set) var plans: [ReplayPlan] = []
  private(set) var complaints: [Complaint] = []

  init(_ requirements: [NamedRequirement]) {
    for named in requirements {
      do throws(Complaint) {
        plans.append(try plan(for: named))
      } catch {
        complaints.append(error)
      }
    }
    for plan in plans { checkEmptied(by: plan) }
  }

  private mutating func plan(for named: NamedRequirement) throws(Complaint) -> ReplayPlan {
    switch named.requirement.mark {
    case .once: return ReplayPlan(named: named, rule: .once)
    case .transient: return ReplayPlan(named: named, rule: .transient)
    case .reset(let slots):
      return try latest(named, emptying: slots.isEmpty ? .all : .some(slots))
    case .latest(let slot, let key, let limit, let emptying):
      if limit != nil, key == nil { throw Complaint(named.mark, .limitNeedsKey) }
      return try latest(
        named, slot: slot, key: key, limit: limit,
        emptying: emptying.isEmpty ? .none : .some(emptying))
    }
  }

  private mutating func latest(
    _ named: NamedRequirement, slot: String? = nil, key: String? = nil, limit: String? = nil,
    emptying: ReplayPlan.Emptied
  ) throws(Complaint) -> ReplayPlan {
    let parameter = try parameter(key, of: named)
    let name = slot ?? named.caseName.withoutBackticks
    try use(name, key: parameter, limit: limit, by: named)
    return ReplayPlan(named: named, rule: .latest(slot: name, emptying: emptying), key: parameter)
  }

  private func parameter(_ key: String?, of named: NamedRequirement) throws(Complaint) -> Parameter?
  {
    guard let key else { return nil }
    if let parameter = named.parameters.first(where: { $0.isNamed(key) }) { return parameter }
    let known = named.parameters.compactMap { $0.label ?? $0.name }
    throw Complaint(named.mark, .unknownKey(key, known: known))
  }

  private mutating func use(
    _ name: String, key: Parameter?, limit: String?, by named: NamedRequirement
  ) throws(Complaint) {
    guard let index = slots.firstIndex(where: { $0.name == name }) else {
      slots.append(
        Slot(
          name: name, keyType: key?.type, limit: limit, conditions: [named.requirement.condition]))
      return
    }
    guard key?.type == slots[index].keyType else {
      let text = { (type: String?) in type.map { "a key of type '\($0)'" } ?? "no key" }
      let texts = (text(key?.type), text(slots[index].keyType))
      throw Complaint(named.mark, .mixedKeys(slot: name, texts.0, texts.1))
    }
    if let limit, let before = slots[index].limit, limit != before {
      throw Complaint(named.mark, .mixedLimits(slot: name))
    }
    slots[index].limit = limit ?? slots[index].limit
    slots[index].conditions.append(named.requirement.condition)
  }

  private mutating func checkEmptied(by plan: ReplayPlan) {
    guard case .some(let names) = plan.emptied else { return }
    for name in names where !slots.contains(where: { $0.name == name }) {
      complaints.append(Complaint(plan.named.mark, .unknownSlot(name, known: slots.map(\.name))))
    }
  }
}

extension NamedRequirement {
  /// Where complaints about the rule are shown: at the attribute, or at the method if it has none.
  fileprivate var mark: Syntax {
    requirement.node.attributes.named("Replay").first.map(Syntax.init) ?? Syntax(requirement.node)
  }
}
