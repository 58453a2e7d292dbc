/// The names under which one member appears in the double.
struct MemberNames {
  /// The key of records and stubs: the name with labels, and more if that is not unique.
  var key = ""
  /// The static member of the call type, and the function of the stubs.
  var factory = ""
  /// The property of the stubs.
  var stub = ""
}

/// Chooses names for the members of one kind, instance or static, so that none appears twice.
struct MemberNaming {
  private var names: [String: MemberNames] = [:]

  init(_ members: [Member]) {
    var unique: [Member] = []
    var seen: Set<String> = []
    for member in members where seen.insert(member.signature).inserted { unique.append(member) }
    let full = Dictionary(grouping: unique, by: Self.fullName)
    let factories = Dictionary(grouping: unique, by: Self.factorySignature)
    let bases = Dictionary(grouping: unique, by: \.baseName)
    var taken: Set<String> = []
    for member in unique {
      var chosen = MemberNames()
      let fullName = Self.fullName(member)
      let isAlone = full[fullName, default: []].count == 1
      chosen.key = isAlone ? fullName : "\(fullName)\(Self.types(member))"
      chosen.factory = member.baseName
      if factories[Self.factorySignature(member), default: []].count > 1 {
        chosen.factory += Self.word(member.result) + (member.isAsync ? "Async" : "")
      }
      let candidates = Self.stubCandidates(
        member, chosen.factory, isOnly: bases[member.baseName, default: []].count == 1)
      chosen.stub =
        candidates.first { taken.insert($0).inserted } ?? "\(chosen.factory)\(taken.count)"
      taken.insert(chosen.stub)
      names[member.signature] = chosen
    }
  }

  subscript(member: Member) -> MemberNames { names[member.signature] ?? MemberNames() }

  /// The short name if it is the only one; otherwise with labels, with types, with the result.
  private static func stubCandidates(
    _ member: Member, _ factory: String, isOnly: Bool
  ) -> [String] {
    if isOnly || member.parameters.isEmpty { return [factory, factory + word(member.result)] }
    let labels = member.labels.map { $0 == "_" ? "" : word($0) }.joined()
    let types = member.parameters.map { word($0.kept) }.joined()
    let result = word(member.result) + (member.isAsync ? "Async" : "")
    return [
      factory + labels, factory + labels + types, factory + labels + types + result,
    ].filter { $0 != member.baseName }
  }

  private static func fullName(_ member: Member) -> String {
    if case .getter = member.kind { return member.baseName }
    return "\(member.baseName)(\(member.labels.map { "\($0):" }.joined()))"
  }

  private static func factorySignature(_ member: Member) -> String {
    let types = member.parameters.map { $0.isGeneric ? "Any?" : $0.kept }
    let name = types.isEmpty ? member.baseName : fullName(member)
    return "\(name)[\(types.joined(separator: ", "))]"
  }

  private static func types(_ member: Member) -> String {
    let types = member.parameters.map(\.declared).joined(separator: ", ")
    let effects = (member.isAsync ? " async" : "") + member.throwing.effect
    return " (\(types))\(effects) -> \(member.result)"
      .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: " ")
  }

  /// Letters and digits of a text, each word with a capital letter.
  private static func word(_ text: String) -> String {
    let text = text == "Swift.Void" ? "Void" : text
    return text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

/// Names that need backticks where they are declared.
enum Keywords {
  private static let reserved: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "open", "operator", "private", "precedencegroup",
    "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break",
    "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard",
    "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as", "await",
    "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
  ]

  static func quoted(_ name: String) -> String {
    reserved.contains(name) || name.contains(where: { !$0.isLetter && !$0.isNumber && $0 != "_" })
      ? "`\(name)`" : name
  }
}
