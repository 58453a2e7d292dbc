import SwiftParser
import SwiftSyntax

/// Reads a protocol and its parents.
struct ProtocolReader {
  let names: TypeNames
  let parent: (String) -> Parent
  /// What a protocol is isolated to that does not say.
  let defaultIsolation: Isolation
  let door: Door

  func read(_ declaration: ProtocolDeclSyntax) throws -> ProtocolModel {
    let name = declaration.name.text.filter { $0 != "`" }
    var model = ProtocolModel(name: declaration.name.text, spyName: "\(name)Spy")
    model.isolation = defaultIsolation
    model.portValue = PortValue(declaration)
    for modifier in declaration.modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.package), .keyword(.fileprivate):
        model.access = modifier.name.text + " "
      case .keyword(.private): model.access = "fileprivate "
      case .keyword(.nonisolated): model.isolation = .none
      default: break
      }
    }
    for case .attribute(let attribute) in declaration.attributes {
      let name = attribute.attributeName.trimmedDescription
      if name == "available" { model.availability += attribute.trimmedDescription + " " }
      if name == "MainActor" { model.isolation = .mainActor }
      if name.hasSuffix("Actor"), name != "MainActor" { model.isolation = .globalActor(name) }
    }
    var state = State(declaration: declaration, model: model)
    try inherit(declaration.inheritanceClause, into: &state)
    if state.model.isActor { state.model.isolation = .instance }
    if state.model.isolation != .none { state.model.isSendable = true }
    try add(declaration, to: &state)
    finish(&state)
    return state.model
  }

  /// What has been read so far.
  private struct State {
    let declaration: ProtocolDeclSyntax
    var model: ProtocolModel
    var visited: Set<String> = []
    var signatures: Set<String> = []
    var parents: [ProtocolDeclSyntax] = []
  }

  private func inherit(_ clause: InheritanceClauseSyntax?, into state: inout State) throws {
    for inherited in clause?.inheritedTypes ?? [] { try inherit(inherited.type, into: &state) }
  }

  private func inherit(_ type: TypeSyntax, into state: inout State) throws {
    if let composition = type.as(CompositionTypeSyntax.self) {
      for element in composition.elements { try inherit(element.type, into: &state) }
      return
    }
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return try inherit(attributed.baseType, into: &state)
    }
    let name = simpleName(type)
    guard state.visited.insert(name).inserted else { return }
    switch parent(name) {
    case .declared(let declaration):
      try inheritDeclared(declaration, into: &state)
    case .composition(let elements):
      for element in elements { try inherit(element, into: &state) }
    case .superclass(let superclass, let hasPlainInitializer):
      state.model.superclass = superclass
      state.model.inheritsInitializers = !hasPlainInitializer
    case .empty:
      break
    case .unknown:
      try inheritStandard(name, type, into: &state)
    }
  }

  private func inheritDeclared(
    _ declaration: ProtocolDeclSyntax, into state: inout State
  ) throws {
    for case .attribute(let attribute) in declaration.attributes {
      let name = attribute.attributeName.trimmedDescription
      guard state.model.isolation == .none, name.hasSuffix("Actor") else { continue }
      state.model.isolation = name == "MainActor" ? .mainActor : .globalActor(name)
    }
    try inherit(declaration.inheritanceClause, into: &state)
    state.parents.append(declaration)
  }

  private func inheritStandard(
    _ name: String, _ type: TypeSyntax, into state: inout State
  ) throws {
    let condition = state.declaration.genericWhereClause?.trimmedDescription ?? ""
    let isFixed = name == "Identifiable" && condition.contains("ID")
    let lookup = isFixed ? "Identifiable where" : name
    guard let known = StandardProtocol.named(lookup, spy: state.model.spyName) else {
      throw Refusal(type, door.unknownParent(name))
    }
    if let refusal = known.refusal { throw Refusal(type, refusal) }
    state.model.isActor = state.model.isActor || known.isActor
    state.model.isSendable = state.model.isSendable || known.isSendable
    state.model.superclass = known.superclass ?? state.model.superclass
    for member in known.members where !state.model.fixed.contains(where: { $0.name == member.name })
    {
      state.model.fixed.append(member)
    }
    if !known.requirements.isEmpty {
      let source = Parser.parse(source: known.requirements)
      if let declaration = source.statements.first?.item.as(ProtocolDeclSyntax.self) {
        state.parents.append(declaration)
      }
    }
  }

  /// Adds the members of the parents, then the protocol's own. What is declared again counts once.
  private func add(_ declaration: ProtocolDeclSyntax, to state: inout State) throws {
    for next in state.parents + [declaration] {
      let isActor = state.model.isActor
      let reader = MemberReader(
        selfName: state.model.spyName, names: namesKnown(in: next),
        isolation: isActor ? .instance : state.model.isolation)
      let trees = try reader.read(next.memberBlock.members)
      state.model.members += trees.filter { tree in
        guard case .member(let member) = tree else { return true }
        return state.signatures.insert(member.signature).inserted
      }
      try addAssociatedTypes(next, to: &state)
    }
  }

  /// A protocol may give names to closure types itself.
  private func namesKnown(in declaration: ProtocolDeclSyntax) -> TypeNames {
    var names = self.names
    for item in declaration.memberBlock.members {
      if let associated = item.decl.as(AssociatedTypeDeclSyntax.self) {
        names.addValue(associated.name.text)
      }
      guard let alias = item.decl.as(TypeAliasDeclSyntax.self) else { continue }
      names.add(alias)
    }
    return names
  }

  private func addAssociatedTypes(
    _ declaration: ProtocolDeclSyntax, to state: inout State
  ) throws {
    let types = TypeReader(selfName: state.model.spyName, names: names)
    for item in declaration.memberBlock.members {
      if let alias = item.decl.as(TypeAliasDeclSyntax.self) {
        state.model.typealiases.append((alias.name.text, types.text(alias.initializer.value)))
      }
      guard let associated = item.decl.as(AssociatedTypeDeclSyntax.self) else { continue }
      let constraint = associated.inheritanceClause.map { types.text($0.inheritedTypes) } ?? ""
      if constraint.contains("~") {
        throw Refusal(
          associated,
          "An associated type that may not be copyable is an experimental feature of the compiler; its "
            + "values cannot be kept. Write this double by hand.")
      }
      let elements = constraint.split(separator: ",").map { String($0).trimmingSpaces }
      let joined = elements.joined(separator: " & ")
      let name = associated.name.text
      if let index = state.model.genericParameters.firstIndex(where: { $0.name == name }) {
        if state.model.genericParameters[index].constraint.isEmpty {
          state.model.genericParameters[index].constraint = joined
        } else if !joined.isEmpty {
          state.model.requirements.append("\(name): \(joined)")
        }
      } else {
        state.model.genericParameters.append((name, joined))
      }
      add(associated.genericWhereClause, to: &state, types)
    }
    add(declaration.genericWhereClause, to: &state, types)
  }

  private func add(
    _ clause: GenericWhereClauseSyntax?, to state: inout State, _ types: TypeReader
  ) {
    for requirement in clause?.requirements ?? [] {
      let text = types.text(requirement.requirement)
      if case .sameTypeRequirement(let same) = requirement.requirement {
        let left = types.text(same.leftType)
        let isAssociated = state.model.genericParameters.contains { $0.name == left }
        if isAssociated {
          state.model.typealiases.append((left, types.text(same.rightType)))
          continue
        }
      }
      state.model.requirements.append(text)
    }
  }

  /// An associated type that is fixed is no parameter of the double.
  private func finish(_ state: inout State) {
    let associated = Set(state.model.genericParameters.map(\.name))
    let fixed = state.model.typealiases.filter { associated.contains($0.name) }
    if fixed.count == associated.count { state.model.requirements = [] }
    state.model.genericParameters.removeAll { parameter in
      fixed.contains { $0.name == parameter.name }
    }
    let members = state.model.members.flatMap(\.all)
    state.model.fixed.removeAll { extra in members.contains { $0.name == extra.name } }
  }

  private func simpleName(_ type: TypeSyntax) -> String {
    if let identifier = type.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    if let member = type.as(MemberTypeSyntax.self) {
      let text = member.trimmedDescription
      return text.hasPrefix("Swift.") ? member.name.text : text
    }
    return type.trimmedDescription
  }
}

extension TypeNames {
  /// Learns what a type alias stands for.
  mutating func add(_ alias: TypeAliasDeclSyntax) {
    var type = alias.initializer.value
    while let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
    if type.is(FunctionTypeSyntax.self) {
      addClosure(alias.name.text)
    } else if let name = type.as(IdentifierTypeSyntax.self)?.name.text {
      if isClosure(name) {
        addClosure(alias.name.text)
      } else if isValue(name) {
        addValue(alias.name.text)
      }
    } else if !type.is(MemberTypeSyntax.self) {
      addValue(alias.name.text)
    }
  }
}
