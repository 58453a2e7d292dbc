import SwiftSyntax

/// Reads the parameters of functions, initialisers and subscripts.
struct ParameterReader {
  let types: TypeReader
  /// A subscript's parameter has no label unless it has two names.
  var isSubscript = false
  /// An operator's never has one.
  var isOperator = false

  func read(_ clause: FunctionParameterClauseSyntax) throws -> [Parameter] {
    try clause.parameters.enumerated().map { try read($1, at: $0) }
  }

  private func read(_ syntax: FunctionParameterSyntax, at index: Int) throws -> Parameter {
    let first = syntax.firstName.text
    let second = syntax.secondName?.text
    let hasNoLabel = isOperator || (isSubscript && second == nil)
    let written = second ?? first
    let name = written == "_" ? "argument\(index)" : written
    let label = hasNoLabel ? "_" : first
    var (attributes, specifiers, base) = split(syntax.type)
    let isEscaping = attributes.contains("@escaping")
    let isAutoclosure = attributes.contains("@autoclosure")
    attributes.removeAll { $0 == "@escaping" || $0 == "@autoclosure" }
    let bare = types.text(base).replacing("!", with: "?", onlyAtEnd: true)
    let isVariadic = syntax.ellipsis != nil
    let isPack = base.is(PackExpansionTypeSyntax.self)
    let function = functionType(base)
    let isNamedClosure = isEscaping || nominalName(base).map(types.names.isClosure) == true
    let form = self.form(
      base, specifiers, isFunction: function != nil || isAutoclosure, isEscaping, isVariadic, isPack
    )
    let isGeneric = types.isGeneric(base)
    let attributed = (attributes.map { $0 + " " }.joined()) + bare
    return Parameter(
      label: label, name: name,
      declared: types.text(syntax.type) + (isVariadic ? "..." : ""),
      kept: isVariadic ? "[\(attributed)]" : attributed,
      closureType: closureType(
        base, attributed, specifiers, form, isGeneric: isGeneric, isEscaping: isEscaping),
      form: form, isGeneric: isGeneric,
      isKnown: isGeneric || nominalName(base).map(types.names.isValue) != false,
      isFunction: function != nil || isNamedClosure,
      isAutoclosure: isAutoclosure,
      isDropped: types.mentionsNoncopyable(base),
      wrapper: isGeneric ? function.flatMap { wrapper($0, name) } : nil)
  }

  /// The attributes, the modifiers, and the type that they stand before.
  private func split(
    _ type: TypeSyntax
  ) -> (attributes: [String], specifiers: [String], base: TypeSyntax) {
    guard let attributed = type.as(AttributedTypeSyntax.self) else { return ([], [], type) }
    return (
      attributed.attributes.map { $0.trimmedDescription },
      attributed.specifiers.map { $0.trimmedDescription }, attributed.baseType
    )
  }

  private func functionType(_ type: TypeSyntax) -> FunctionTypeSyntax? {
    if let function = type.as(FunctionTypeSyntax.self) { return function }
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return functionType(attributed.baseType)
    }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.firstName == nil
    {
      return functionType(only.type)
    }
    return nil
  }

  private func form(
    _ base: TypeSyntax, _ specifiers: [String], isFunction: Bool, _ isEscaping: Bool,
    _ isVariadic: Bool, _ isPack: Bool
  ) -> Parameter.Form {
    if specifiers.contains("inout") { return .inOut }
    if specifiers.contains(where: { $0 == "consuming" || $0 == "__owned" || $0 == "sending" }) {
      return .consumed
    }
    if specifiers.contains(where: { $0 == "borrowing" || $0 == "__shared" }) { return .borrowed }
    if specifiers.contains(where: { $0.hasPrefix("isolated") }) { return .unknown }
    if isPack { return .pack }
    if isVariadic { return .variadic }
    if isFunction { return isEscaping ? .value : .closure }
    guard let name = nominalName(base) else { return .value }
    if types.names.isClosure(name) { return isEscaping ? .value : .closure }
    if isEscaping || types.names.isValue(name) || types.generics.contains(name) { return .value }
    return .unknown
  }

  /// The last name of a type that may be another name for a closure type.
  private func nominalName(_ type: TypeSyntax) -> String? {
    if let identifier = type.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    return type.as(MemberTypeSyntax.self)?.name.text
  }

  /// The parameter's type in a closure that answers. What depends on a generic parameter becomes `Any`,
  /// since a closure cannot be generic.
  private func closureType(
    _ base: TypeSyntax, _ attributed: String, _ specifiers: [String], _ form: Parameter.Form,
    isGeneric: Bool, isEscaping: Bool
  ) -> String {
    let modifiers = specifiers.map { $0 + " " }.joined()
    guard isGeneric else {
      if form == .variadic { return "[\(attributed)]" }
      let needsEscaping = isEscaping && (functionType(base) != nil || form == .value)
      return modifiers + (needsEscaping ? "@escaping " : "") + attributed
    }
    switch form {
    case .inOut: return "inout Any"
    case .variadic, .pack: return "[Any]"
    case .closure: return functionType(base).map(erased) ?? "Any"
    default: return functionType(base).map { "@escaping \(erased($0))" } ?? "Any"
    }
  }

  private func erased(_ function: FunctionTypeSyntax) -> String {
    let parameters = function.parameters.map { types.isGeneric($0) ? "Any" : types.text($0.type) }
    let effects = function.effectSpecifiers
    let isAsync = effects?.asyncSpecifier != nil ? " async" : ""
    let isThrowing = effects?.throwsClause != nil ? " throws" : ""
    let result = function.returnClause.type
    return "(\(parameters.joined(separator: ", ")))\(isAsync)\(isThrowing) -> "
      + (types.isGeneric(result) ? "Any" : types.text(result))
  }
}

extension ParameterReader {
  /// A closure that takes `Any` where the parameter's takes a generic type.
  fileprivate func wrapper(_ function: FunctionTypeSyntax, _ name: String) -> String? {
    guard function.parameters.contains(where: { types.isGeneric($0) }) else { return nil }
    let arguments = function.parameters.enumerated().map { index, parameter in
      types.isGeneric(parameter) ? "spyCall.cast($\(index))" : "$\(index)"
    }
    let effects = function.effectSpecifiers
    let isThrowing = effects?.throwsClause != nil ? "try " : ""
    let isAsync = effects?.asyncSpecifier != nil ? "await " : ""
    return "{ \(isThrowing)\(isAsync)\(name)(\(arguments.joined(separator: ", "))) }"
  }
}

extension String {
  func replacing(_ old: Character, with new: String, onlyAtEnd: Bool) -> String {
    last == old ? dropLast() + new : self
  }
}
