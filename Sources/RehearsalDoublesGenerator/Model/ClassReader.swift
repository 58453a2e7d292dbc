import SwiftSyntax

/// A class from which another one inherits, as far as its source is known.
struct KnownSuperclass {
  let declaration: ClassDeclSyntax
  /// Whether it lies in another package, of which only what is `open` can be overridden.
  let isOutside: Bool
}

/// Reads what a subclass can override: the double of a class is one.
struct ClassReader {
  let names: TypeNames
  let parent: (String) -> Parent
  let superclass: (String) -> KnownSuperclass?
  let defaultIsolation: Isolation

  func read(_ declaration: ClassDeclSyntax) throws -> ProtocolModel {
    if let final = declaration.modifiers.first(where: { $0.name.tokenKind == .keyword(.final) }) {
      throw Refusal(
        final,
        "A double of a class is a subclass, and a final class has none. Remove final, or let the code "
          + "under test depend on a protocol.")
    }
    var model = ProtocolModel(
      name: declaration.name.text, spyName: "\(declaration.name.text.filter { $0 != "`" })Spy")
    model.isClass = true
    model.access = access(declaration)
    try addGenerics(declaration, to: &model)
    let lineage = lineage(of: declaration)
    model.isolation =
      lineage.lazy.compactMap { isolation(of: $0.declaration) }.first ?? defaultIsolation
    model.isRestatingSendable = model.isolation == .none && lineage.contains(where: isSendable)
    model.isSendable = model.isRestatingSendable || model.isolation != .none
    var seen: Set<String> = []
    for ancestor in lineage {
      let members = try read(ancestor, as: model)
      model.members += members.filter { tree in
        guard case .member(let member) = tree else { return true }
        return !seen.contains(member.overridingSignature)
      }
      seen.formUnion(try overridingSignatures(ancestor, as: model))
      model.takenNames.formUnion(ancestor.declaration.memberBlock.members.flatMap(declaredNames))
    }
    return model
  }

  /// The class and those that it inherits from, whose members the double may override. It ends before a
  /// generic superclass, whose members mention types that have no name in the double.
  private func lineage(of declaration: ClassDeclSyntax) -> [KnownSuperclass] {
    var result = [KnownSuperclass(declaration: declaration, isOutside: false)]
    var visited: Set<String> = [declaration.name.text]
    while let name = result.last.flatMap({ superclassName($0.declaration) }),
      visited.insert(name).inserted, let next = superclass(name),
      next.declaration.genericParameterClause == nil
    {
      result.append(next)
    }
    return result
  }

  private func superclassName(_ declaration: ClassDeclSyntax) -> String? {
    let types = declaration.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    return types.lazy.compactMap { $0.as(IdentifierTypeSyntax.self)?.name.text }
      .first { superclass($0) != nil }
  }

  private func access(_ declaration: ClassDeclSyntax) -> String {
    for modifier in declaration.modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.open), .keyword(.public): return "public "
      case .keyword(.package): return "package "
      case .keyword(.private), .keyword(.fileprivate): return "fileprivate "
      default: break
      }
    }
    return ""
  }

  private func addGenerics(_ declaration: ClassDeclSyntax, to model: inout ProtocolModel) throws {
    let parameters = declaration.genericParameterClause?.parameters.map { $0 } ?? []
    for parameter in parameters {
      if let specifier = parameter.specifier {
        throw Refusal(
          specifier,
          "A double of a class with a parameter pack is not generated. Write it by hand.")
      }
      model.genericParameters.append(
        (parameter.name.text, parameter.inheritedType?.trimmedDescription ?? ""))
    }
    let arguments = parameters.map(\.name.text).joined(separator: ", ")
    model.superclass = declaration.name.text + (parameters.isEmpty ? "" : "<\(arguments)>")
    model.requirements =
      declaration.genericWhereClause?.requirements.map { $0.requirement.trimmedDescription } ?? []
    for case .attribute(let attribute) in declaration.attributes
    where attribute.attributeName.trimmedDescription == "available" {
      model.availability += attribute.trimmedDescription + " "
    }
  }

  /// What a class says of its isolation, or what its protocols say for it.
  private func isolation(of declaration: ClassDeclSyntax) -> Isolation? {
    if declaration.modifiers.contains(where: { $0.name.tokenKind == .keyword(.nonisolated) }) {
      return Isolation.none
    }
    if let own = Isolation(declaration.attributes) { return own }
    let parents = declaration.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    return parents.lazy.compactMap { name -> Isolation? in
      guard case .declared(let parent) = parent(name) else { return nil }
      return Isolation(parent.attributes)
    }.first
  }

  private func isSendable(_ ancestor: KnownSuperclass) -> Bool {
    ancestor.declaration.inheritanceClause?.inheritedTypes.contains { inherited in
      inherited.type.lastToken(viewMode: .sourceAccurate)?.text == "Sendable"
    } == true
  }

  private func read(_ ancestor: KnownSuperclass, as model: ProtocolModel) throws -> [MemberTree] {
    let reader = MemberReader(
      selfName: model.spyName, names: names, isolation: model.isolation,
      overrides: OverridableMembers(isOutside: ancestor.isOutside))
    return try reader.read(ancestor.declaration.memberBlock.members)
  }

  /// The signatures of all members, also of those that cannot be overridden: what a class seals stays so
  /// in its subclasses.
  private func overridingSignatures(
    _ ancestor: KnownSuperclass, as model: ProtocolModel
  ) throws -> [String] {
    let reader = MemberReader(
      selfName: model.spyName, names: names, isolation: model.isolation,
      overrides: OverridableMembers(isOutside: false, includesSealed: true))
    let trees = try reader.read(ancestor.declaration.memberBlock.members)
    return trees.flatMap(\.all).map(\.overridingSignature)
  }

  private func declaredNames(_ item: MemberBlockItemSyntax) -> [String] {
    if let variable = item.decl.as(VariableDeclSyntax.self) {
      return variable.bindings.map(\.pattern.trimmedDescription)
    }
    return [item.decl.asProtocol((any NamedDeclSyntax).self)?.name.text].compactMap(\.self)
  }
}

extension Member {
  /// By what a member overrides another one: it may throw less, be settable where that was not, and give
  /// a narrower result.
  fileprivate var overridingSignature: String {
    let types = parameters.map { "\($0.label):\($0.declared)" }.joined(separator: ",")
    return "\(isStatic) \(name)(\(types))"
  }
}

extension Isolation {
  /// What attributes say; nil if they say nothing.
  init?(_ attributes: AttributeListSyntax) {
    for case .attribute(let attribute) in attributes {
      let name = attribute.attributeName.trimmedDescription
      guard name.hasSuffix("Actor") else { continue }
      self = name == "MainActor" ? .mainActor : .globalActor(name)
      return
    }
    return nil
  }
}
