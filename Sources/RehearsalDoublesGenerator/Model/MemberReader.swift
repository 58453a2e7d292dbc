import SwiftSyntax

/// Reads the requirements of a protocol.
struct MemberReader {
  let selfName: String
  let names: TypeNames
  let isolation: Isolation
  /// What can be overridden, if the members are a class's.
  var overrides: OverridableMembers?

  func read(_ list: MemberBlockItemListSyntax) throws -> [MemberTree] {
    try list.flatMap { try read($0.decl) }
  }

  private func read(_ declaration: DeclSyntax) throws -> [MemberTree] {
    if let conditional = declaration.as(IfConfigDeclSyntax.self) { return [try read(conditional)] }
    if let overrides, !overrides.contains(declaration) { return [] }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return isOptional(function.modifiers) ? [] : [.member(try read(function))]
    }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return isOptional(variable.modifiers) ? [] : try read(variable).map { .member($0) }
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      return [.member(try read(initializer))]
    }
    if let declaration = declaration.as(SubscriptDeclSyntax.self) {
      return [.member(try read(declaration))]
    }
    return []
  }

  private func read(_ conditional: IfConfigDeclSyntax) throws -> MemberTree {
    .conditional(
      try conditional.clauses.map { clause in
        let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
        guard case .decls(let members) = clause.elements else {
          return (clause.poundKeyword.text + condition, [])
        }
        return (clause.poundKeyword.text + condition, try read(members))
      })
  }

  /// Requirements of Objective-C protocols need not be met.
  private func isOptional(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.optional) }
  }

  private func read(_ function: FunctionDeclSyntax) throws -> Member {
    var member = Member(kind: .function, name: function.name.text)
    if case .binaryOperator = function.name.tokenKind { member.name = function.name.text }
    var types = TypeReader(selfName: selfName, names: names)
    try apply(function.genericParameterClause, function.genericWhereClause, to: &member, &types)
    try apply(function.attributes, function.modifiers, to: &member, at: function)
    apply(function.signature.effectSpecifiers, to: &member, types)
    member.parameters = try ParameterReader(types: types, isOperator: member.isOperator)
      .read(function.signature.parameterClause)
    if let result = function.signature.returnClause?.type {
      try apply(result: result, to: &member, types)
    }
    return member
  }

  private func read(_ initializer: InitializerDeclSyntax) throws -> Member {
    let isFailable = initializer.optionalMark != nil
    var member = Member(kind: .initializer(isFailable: isFailable), name: "initializer")
    var types = TypeReader(selfName: selfName, names: names)
    try apply(
      initializer.genericParameterClause, initializer.genericWhereClause, to: &member, &types)
    try apply(initializer.attributes, initializer.modifiers, to: &member, at: initializer)
    apply(initializer.signature.effectSpecifiers, to: &member, types)
    member.parameters = try ParameterReader(types: types)
      .read(initializer.signature.parameterClause)
    member.isStatic = true
    return member
  }

  private func read(_ declaration: SubscriptDeclSyntax) throws -> Member {
    let accessors = Accessors(declaration.accessorBlock, declaration.modifiers)
    var member = Member(
      kind: .subscriptGetter(isSettable: accessors.isSettable), name: "subscript")
    var types = TypeReader(selfName: selfName, names: names)
    try apply(
      declaration.genericParameterClause, declaration.genericWhereClause, to: &member, &types)
    try apply(declaration.attributes, declaration.modifiers, to: &member, at: declaration)
    apply(accessors, to: &member, types)
    member.parameters = try ParameterReader(types: types, isSubscript: true)
      .read(declaration.parameterClause)
    try apply(result: declaration.returnClause.type, to: &member, types)
    return member
  }

  private func read(_ variable: VariableDeclSyntax) throws -> [Member] {
    try variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self),
        let type = binding.typeAnnotation?.type
      else { return nil }
      var accessors = Accessors(binding.accessorBlock, variable.modifiers)
      if overrides != nil, binding.accessorBlock == nil { accessors.becomeStored() }
      var member = Member(
        kind: .getter(isSettable: accessors.isSettable), name: name.identifier.text)
      let types = TypeReader(selfName: selfName, names: names)
      try apply(variable.attributes, variable.modifiers, to: &member, at: variable)
      apply(accessors, to: &member, types)
      try apply(result: type, to: &member, types)
      return member
    }
  }

  private func apply(
    result: TypeSyntax, to member: inout Member, _ types: TypeReader
  ) throws {
    guard !types.mentionsNoncopyable(result) else {
      throw Refusal(
        result,
        "No double can give a value of a generic type that may not be copyable: its stub would have "
          + "to hold a value of every type. Write this double by hand.")
    }
    member.result = types.text(result)
    member.isResultGeneric = types.isGeneric(result)
    member.isResultKnown = types.names.isSurelyCopyable(result)
    if member.result == "Void" || member.result == "()" { member.result = "Swift.Void" }
  }

  private func apply(
    _ effects: FunctionEffectSpecifiersSyntax?, to member: inout Member, _ types: TypeReader
  ) {
    guard let effects else { return }
    member.isAsync = effects.asyncSpecifier != nil
    member.throwing = throwing(effects.throwsClause, types)
  }

  private func apply(_ accessors: Accessors, to member: inout Member, _ types: TypeReader) {
    member.isAsync = accessors.isAsync
    member.throwing = throwing(accessors.throwing, types)
  }

  /// A member that throws only what its closure throws need not throw.
  private func throwing(_ clause: ThrowsClauseSyntax?, _ types: TypeReader) -> Throwing {
    guard let clause, clause.throwsSpecifier.tokenKind != .keyword(.rethrows) else {
      return .nothing
    }
    guard let type = clause.type else { return .anything }
    let text = types.text(type)
    if text == "Never" || text == "Swift.Never" { return .nothing }
    if ["any Error", "any Swift.Error", "Error"].contains(text) { return .anything }
    return types.isGeneric(type) ? .generic(text) : .only(text)
  }

  private func apply(
    _ clause: GenericParameterClauseSyntax?, _ condition: GenericWhereClauseSyntax?,
    to member: inout Member, _ types: inout TypeReader
  ) throws {
    member.whereClause = condition.map { " \(types.text($0))" } ?? ""
    guard let clause else { return }
    member.genericClause = types.text(clause)
    for parameter in clause.parameters {
      types.generics.insert(parameter.name.text)
      let isNoncopyable =
        parameter.inheritedType?.trimmedDescription.contains("~Copyable") == true
        || member.whereClause.contains("\(parameter.name.text): ~Copyable")
      if isNoncopyable { types.noncopyableGenerics.insert(parameter.name.text) }
    }
  }

  private func apply(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax,
    to member: inout Member, at node: some SyntaxProtocol
  ) throws {
    member.isolation = isolation
    if overrides != nil { member.prefix += "override " }
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class): member.isStatic = true
      case .keyword(.nonisolated):
        member.prefix += modifier.trimmedDescription + " "
        member.isolation = .none
      case .keyword(.prefix), .keyword(.postfix): member.prefix += modifier.name.text + " "
      case .keyword(.distributed):
        throw Refusal(
          modifier, "A distributed member needs a distributed actor with its actor system.")
      default: break
      }
    }
    for case .attribute(let attribute) in attributes {
      let name = attribute.attributeName.trimmedDescription
      if name == "available" {
        member.availability += attribute.trimmedDescription + " "
      } else if name == "MainActor" || name.hasSuffix("Actor") {
        member.isolation = name == "MainActor" ? .mainActor : .globalActor(name)
        member.prefix += "@\(name) "
      } else if ["discardableResult", "concurrent", "Sendable"].contains(name) {
        member.prefix += attribute.trimmedDescription + " "
      }
    }
    if member.isStatic, member.isolation == .instance { member.isolation = .none }
  }
}

/// What the accessors of a property or subscript say.
struct Accessors {
  /// Whether only the class itself may set it.
  private let isSetterHidden: Bool
  var isSettable = false
  var isAsync = false
  var throwing: ThrowsClauseSyntax?

  init(_ block: AccessorBlockSyntax?, _ modifiers: DeclModifierListSyntax) {
    isSetterHidden = modifiers.contains { modifier in
      let isHidden = ["private", "fileprivate"].contains(modifier.name.text)
      return isHidden && modifier.detail?.detail.text == "set"
    }
    guard case .accessors(let list) = block?.accessors else { return }
    for accessor in list {
      switch accessor.accessorSpecifier.tokenKind {
      case .keyword(.set), .keyword(._modify), .keyword(.willSet), .keyword(.didSet):
        isSettable = !isSetterHidden
      default:
        isAsync = accessor.effectSpecifiers?.asyncSpecifier != nil
        throwing = accessor.effectSpecifiers?.throwsClause
      }
    }
  }

  /// A stored property of a class can be set.
  mutating func becomeStored() { isSettable = !isSetterHidden }
}
