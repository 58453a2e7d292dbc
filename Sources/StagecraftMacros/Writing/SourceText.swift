/// Puts lines of generated code together.
enum SourceText {
  /// Lines that are compiled under a condition only, if there is one.
  static func conditional(_ condition: String?, _ lines: [String]) -> [String] {
    guard let condition, !lines.isEmpty else { return lines }
    return ["#if \(condition)"] + lines + ["#endif"]
  }

  /// Lines moved to the right.
  static func indented(_ lines: [String], by level: Int = 1) -> [String] {
    let space = String(repeating: "  ", count: level)
    return lines.map { $0.isEmpty || $0.hasPrefix("#") ? $0 : space + $0 }
  }

  /// A switch over `self` with a clause for each method.
  static func switchSelf(
    _ requirements: [NamedRequirement], _ clause: (NamedRequirement) -> String
  ) -> [String] {
    let clauses = requirements.flatMap { named in
      conditional(
        named.requirement.condition,
        clause(named).split(separator: "\n").enumerated().map { line in
          line.offset == 0 ? "case \(line.element)" : "  \(line.element)"
        })
    }
    return ["switch self {"] + clauses + ["}"]
  }

  /// A function or computed property: its documentation, its head and its body.
  static func member(_ documentation: String, _ head: String, _ body: [String]) -> [String] {
    ["/// \(documentation)", "\(head) {"] + indented(body) + ["}"]
  }

  /// The blocks, with an empty line between them.
  static func separated(_ blocks: [[String]]) -> [String] {
    Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  /// A string literal.
  static func literal(_ text: String) -> String {
    let escaped = text.map { character in
      character == "\"" || character == "\\" ? "\\\(character)" : String(character)
    }
    return "\"" + escaped.joined() + "\""
  }
}
