/// The types of a member's stub.
struct StubForm {
  let member: Member
  /// Whether closures that answer may run on several threads.
  let isSendable: Bool

  /// The stub's type.
  var type: String {
    let types = "\(arguments), \(member.stubbedResult), \(member.throwing.erasedFailure)"
    if member.isOrdinary {
      return "RehearsalDoubles.\(ordinaryName)<\(types)>"
    }
    let name = member.isAsync ? "AsyncClosureStub" : "ClosureStub"
    return "RehearsalDoubles.\(name)<\(closure), \(types)>"
  }

  private var ordinaryName: String {
    let kind = member.isAsync ? "AsyncStub" : "SyncStub"
    if member.isolation == .mainActor { return "MainActor\(kind)" }
    return isSendable ? "Sendable\(kind)" : kind
  }

  /// The type of a closure that answers.
  var closure: String {
    let parameters = member.parameters.filter { !$0.isDropped }.map(\.closureType)
    let effects = (member.isAsync ? " async" : "") + member.throwing.erasedEffect
    let hasIsolated = member.parameters.contains { $0.closureType.hasPrefix("isolated") }
    let isInCallers = member.isAsync && member.isolation.closureAttribute.isEmpty && !hasIsolated
    return (isInCallers ? "nonisolated(nonsending) " : "")
      + (isSendable && member.isolation.closureAttribute.isEmpty ? "@Sendable " : "")
      + member.isolation.closureAttribute
      + "(\(parameters.joined(separator: ", ")))\(effects) -> \(member.stubbedResult)"
  }

  /// The type of the captured arguments.
  private var arguments: String {
    let types = member.parameters.map { parameter -> String in
      switch parameter.form {
      case .closure: "RehearsalDoubles.NotKept"
      case .borrowed, .consumed: "Any"
      case .inOut where !parameter.isKnown: "Any"
      case .variadic, .pack: parameter.isGeneric ? "[Any]" : parameter.kept
      default: parameter.isGeneric ? "Any" : parameter.kept
      }
    }
    if types.isEmpty { return "Swift.Void" }
    return types.count == 1 ? types[0] : "(\(types.joined(separator: ", ")))"
  }
}
