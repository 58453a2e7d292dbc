/// Gives every method a case of its own.
///
/// Cases may share a base name, but a pattern cannot tell them apart by their labels. So methods that
/// share one get cases named after the labels too (`showTitle`), after the types where the labels are the
/// same (`showInt`), and after a number where even that is not enough.
struct CaseNaming {
  /// The names that are given away; a method's own name is nobody else's.
  private var taken: Set<String>
  private var names: [String: String] = [:]

  private init(taken: Set<String>) {
    self.taken = taken
  }

  /// Names all methods of a protocol.
  static func names(of requirements: [Requirement]) -> [NamedRequirement] {
    let byBase = Dictionary(grouping: requirements, by: \.baseName.withoutBackticks)
    let byName = Dictionary(grouping: requirements, by: \.fullName)
    var naming = CaseNaming(taken: Set(byBase.keys))
    return requirements.map { requirement in
      let base = requirement.baseName.withoutBackticks
      let isShared = Set(byBase[base, default: []].map(\.signature)).count > 1
      let isOverloaded = Set(byName[requirement.fullName, default: []].map(\.signature)).count > 1
      let folds = isShared && !requirement.parameters.isEmpty
      let name = folds ? naming.name(of: requirement, isOverloaded: isOverloaded) : base
      return NamedRequirement(
        requirement: requirement, caseName: name.escaped, foldsLabels: folds,
        codedName: isOverloaded ? requirement.signature : requirement.fullName)
    }
  }

  /// The same signature twice can only stand in clauses of an `#if` that exclude each other: it is one
  /// case.
  private mutating func name(of requirement: Requirement, isOverloaded: Bool) -> String {
    if let name = names[requirement.signature] { return name }
    let labels = requirement.parameters.compactMap(\.label).map(\.withoutBackticks.capitalisedFirst)
    let types = requirement.parameters.map(\.type.identifierCharacters.capitalisedFirst)
    let labelled = requirement.baseName.withoutBackticks + labels.joined()
    let wanted = labels.isEmpty || isOverloaded ? labelled + types.joined() : labelled
    let numbered = (2...).lazy.map { "\(wanted)\($0)" }
    let name = taken.contains(wanted) ? numbered.first { !taken.contains($0) } ?? wanted : wanted
    taken.insert(name)
    names[requirement.signature] = name
    return name
  }
}
