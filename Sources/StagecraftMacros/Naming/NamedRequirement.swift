/// A method with the names of its value form.
struct NamedRequirement {
  let requirement: Requirement

  /// The name of its case, in backticks if it needs them.
  let caseName: String

  /// Whether the labels are part of the case's name, because other methods share the base name. A static
  /// function then bears the method's own name.
  let foldsLabels: Bool

  /// What its coded form is called.
  let codedName: String

  var parameters: [Parameter] { requirement.parameters }

  /// The case as it is declared.
  var declaration: String {
    guard !parameters.isEmpty else { return caseName }
    let values = parameters.map { parameter in
      guard !foldsLabels, let label = parameter.label else { return parameter.type }
      return "\(label): \(parameter.type)"
    }
    return "\(caseName)(\(values.joined(separator: ", ")))"
  }

  /// The case's value, made of what the parameters' names are bound to.
  var value: String { value { $0.binding } }

  /// The case's value, made of an expression for each parameter.
  func value(_ expression: (Parameter) -> String) -> String {
    guard !parameters.isEmpty else { return ".\(caseName)" }
    let values = parameters.map { parameter in
      guard !foldsLabels, let label = parameter.label else { return expression(parameter) }
      return "\(label): \(expression(parameter))"
    }
    return ".\(caseName)(\(values.joined(separator: ", ")))"
  }

  /// A pattern that binds the parameters which are used.
  func pattern(binding isUsed: (Parameter) -> Bool = { _ in true }) -> String {
    guard parameters.contains(where: isUsed) else { return ".\(caseName)" }
    let values = parameters.map { isUsed($0) ? "let \($0.binding)" : "_" }
    return ".\(caseName)(\(values.joined(separator: ", ")))"
  }

  /// The method's parameters in a declaration.
  var parameterClause: String { parameters.map(\.declaration).joined(separator: ", ") }

  /// A call of the method.
  var call: String {
    requirement.baseName + "(" + parameters.map(\.argument).joined(separator: ", ") + ")"
  }
}
