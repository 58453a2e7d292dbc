import SwiftSyntax

/// Reads a method and says why it cannot be a value, if so.
struct RequirementReader {
  /// What generated code calls things of its own.
  private static let reserved: Set = ["receiver", "call", "encoder", "self"]

  let function: FunctionDeclSyntax
  let kind: ProtocolReader.Kind
  let condition: String?

  func read() throws(Complaint) -> Requirement {
    try checkForm()
    let parameters = try readParameters()
    return Requirement(
      node: function, baseName: function.name.text, parameters: parameters,
      documentation: function.documentation, condition: condition, mark: try readMark())
  }

  private func checkForm() throws(Complaint) {
    if case .binaryOperator = function.name.tokenKind { throw Complaint(function, .isStatic) }
    for modifier in function.modifiers {
      if ["static", "class"].contains(modifier.name.text) { throw Complaint(modifier, .isStatic) }
      if modifier.name.text == "nonisolated" { throw Complaint(modifier, .isNonisolated) }
    }
    if let clause = function.genericParameterClause { throw Complaint(clause, .isGeneric) }
    if let clause = function.genericWhereClause { throw Complaint(clause, .isGeneric) }
    if let effects = function.signature.effectSpecifiers {
      if let async = effects.asyncSpecifier { throw Complaint(async, .isAsync) }
      if let clause = effects.throwsClause { throw Complaint(clause, .isThrowing) }
    }
    if let type = function.signature.returnClause?.type,
      !["Void", "()", "Swift.Void"].contains(type.trimmedDescription)
    {
      throw Complaint(type, .returns(type.trimmedDescription))
    }
    if let attribute = function.attributes.named("available").first {
      throw Complaint(attribute, .isConditionallyAvailable)
    }
  }

  private func readMark() throws(Complaint) -> ReplayMark {
    let attributes = function.attributes.named("Replay")
    guard let attribute = attributes.first else { return .standard }
    if kind == .events { throw Complaint(attribute, .replayOnEvent) }
    if attributes.count > 1 { throw Complaint(attributes[1], .severalRules) }
    return try ReplayMarkReader(attribute: attribute).read()
  }

  private func readParameters() throws(Complaint) -> [Parameter] {
    var parameters: [Parameter] = []
    var taken = Self.reserved
    for syntax in function.signature.parameterClause.parameters {
      if let ellipsis = syntax.ellipsis { throw Complaint(ellipsis, .isVariadic) }
      let type = try ParameterTypeReader(type: syntax.type).read()
      let name = (syntax.secondName ?? syntax.firstName).named
      let binding = Self.free(name ?? "value", taken)
      taken.insert(binding)
      parameters.append(
        Parameter(
          label: syntax.firstName.named, name: name, binding: binding.escaped,
          writtenType: syntax.type.trimmedDescription, type: type))
    }
    return parameters
  }

  private static func free(_ name: String, _ taken: Set<String>) -> String {
    let name = name.withoutBackticks
    if !taken.contains(name) { return name }
    return (1...).lazy.map { "\(name)\($0)" }.first { !taken.contains($0) } ?? name
  }
}

extension TokenSyntax {
  /// The token's text, or nil for `_`.
  fileprivate var named: String? { tokenKind == .wildcard ? nil : text }
}

extension FunctionDeclSyntax {
  /// The lines of the documentation comment before it.
  fileprivate var documentation: [String] {
    leadingTrivia.compactMap { piece in
      switch piece {
      case .docLineComment(let text), .docBlockComment(let text): text
      default: nil
      }
    }
  }
}
