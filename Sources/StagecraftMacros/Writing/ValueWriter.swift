/// Writes what commands and events have in common: the cases, the methods' names for them, sending, and
/// printing.
struct ValueWriter {
  let source: ViewProtocol
  let requirements: [NamedRequirement]

  private var access: String { source.memberAccess }

  /// The enum with its members.
  func enumeration(suffix: String, conformance: String, isCodable: Bool, blocks: [[String]])
    -> String
  {
    let name = source.name.withoutBackticks
    let conformances =
      "Stagecraft.\(conformance), CustomStringConvertible" + (isCodable ? ", Codable" : "")
    let head =
      "\(source.typeAccess)nonisolated enum \(name)\(suffix)\(source.generics.parameters): "
      + conformances + source.generics.requirements + " {"
    let lines =
      ["/// The methods of ``\(name)`` as values."] + source.availability + [head]
      + SourceText.indented(SourceText.separated(blocks)) + ["}"]
    return lines.joined(separator: "\n")
  }

  /// The class of a port with its members.
  func port(documentation: String, blocks: [[String]]) -> String {
    let conformance = source.allowsConformance ? ": \(source.name)" : ""
    let head =
      "\(source.typeAccess)final class \(source.name.withoutBackticks)Port"
      + "\(source.generics.parameters)\(conformance)\(source.generics.requirements) {"
    let lines =
      ["/// \(documentation)"] + source.availability + ["@MainActor", head]
      + SourceText.indented(SourceText.separated(blocks)) + ["}"]
    return lines.joined(separator: "\n")
  }

  /// A case for each method.
  var cases: [String] {
    requirements.flatMap { named in
      SourceText.conditional(
        named.requirement.condition, documentation(of: named) + ["case \(named.declaration)"])
    }
  }

  /// The methods' own names for cases that are named otherwise.
  var factories: [[String]] {
    requirements.filter(\.foldsLabels).map { named in
      let name = named.requirement.baseName
      return SourceText.conditional(
        named.requirement.condition,
        documentation(of: named) + [
          "\(access)static func \(name)(\(named.parameterClause)) -> Self { \(named.value) }"
        ])
    }
  }

  /// The method that calls what a value stands for.
  var sending: [String] {
    SourceText.member(
      "Calls the method that this value stands for.",
      "@MainActor \(access)func send(to receiver: \(source.existential))",
      SourceText.switchSelf(requirements) { "\($0.pattern()): receiver.\($0.call)" })
  }

  /// The value as the call stands in code.
  var description: [String] {
    SourceText.member(
      "The call as it stands in code.", "\(access)var description: String",
      SourceText.switchSelf(requirements) { "\($0.pattern()): \"\($0.printedCall)\"" })
  }

  /// A method of the port for each method of the protocol.
  func witnesses(_ statement: (NamedRequirement) -> String) -> [[String]] {
    requirements.map { named in
      let name = named.requirement.baseName
      return SourceText.conditional(
        named.requirement.condition,
        documentation(of: named) + [
          "\(access)func \(name)(\(named.parameterClause)) { \(statement(named)) }"
        ])
    }
  }

  private func documentation(of named: NamedRequirement) -> [String] {
    let lines = named.requirement.documentation
    let name = source.name.withoutBackticks
    return lines.isEmpty ? ["/// Stands for ``\(name)/\(named.requirement.fullName)``."] : lines
  }
}

extension NamedRequirement {
  /// The call inside a string literal, its arguments interpolated.
  fileprivate var printedCall: String {
    let arguments = parameters.map { parameter in
      let value = "\\(String(reflecting: \(parameter.binding)))"
      return parameter.label.map { "\($0.withoutBackticks): \(value)" } ?? value
    }
    return requirement.baseName.withoutBackticks + "(" + arguments.joined(separator: ", ") + ")"
  }
}
