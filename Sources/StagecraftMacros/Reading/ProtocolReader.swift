import SwiftSyntax
import SwiftSyntaxMacros

/// Reads a protocol and says what does not fit.
struct ProtocolReader {
  /// What the protocol is for, which decides what it may look like.
  enum Kind {
    /// A view, to which a port refers weakly.
    case view
    /// What a user does. Its port passes events to a closure, so any type may conform.
    case events
  }

  let declaration: ProtocolDeclSyntax
  let kind: Kind
  let context: any MacroExpansionContext

  /// - Returns: The protocol, or nil if something does not fit; that is then said at its line.
  func read() -> ViewProtocol? {
    var complaints = protocolComplaints
    let generics = collect(&complaints) { () throws(Complaint) in try readGenerics() } ?? Generics()
    var requirements: [Requirement] = []
    readMembers(declaration.memberBlock.members, condition: nil, &requirements, &complaints)
    if requirements.isEmpty, complaints.isEmpty {
      complaints.append(Complaint(declaration.name, .hasNoMethods))
    }
    for complaint in complaints { context.diagnose(complaint.diagnostic) }
    guard complaints.isEmpty else { return nil }
    return ViewProtocol(
      name: declaration.name.text, memberAccess: memberAccess, typeAccess: typeAccess,
      allowsConformance: allowsConformance,
      availability: declaration.attributes.named("available").map(\.trimmedDescription),
      generics: generics, requirements: requirements)
  }

  private func collect<Value>(
    _ complaints: inout [Complaint], _ read: () throws(Complaint) -> Value
  ) -> Value? {
    do throws(Complaint) {
      return try read()
    } catch {
      complaints.append(error)
      return nil
    }
  }

  // MARK: The protocol itself

  private var protocolComplaints: [Complaint] {
    var complaints: [Complaint] = []
    if declaration.attributes.named("MainActor").isEmpty {
      complaints.append(.missingMainActor(declaration))
    }
    let inherited = declaration.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    if kind == .view,
      !inherited.contains(where: { $0.trimmedDescription.unqualified == "AnyObject" })
    {
      complaints.append(.missingAnyObject(declaration))
    }
    for type in inherited
    where !["AnyObject", "Sendable"].contains(type.trimmedDescription.unqualified) {
      complaints.append(Complaint(type, .inherits(type.trimmedDescription)))
    }
    return complaints
  }

  private var memberAccess: String {
    let access = declaration.modifiers.map(\.name.text).first {
      ["public", "package"].contains($0)
    }
    return access.map { $0 + " " } ?? ""
  }

  private var typeAccess: String {
    let levels = ["public", "package", "internal", "fileprivate", "private"]
    let access = declaration.modifiers.map(\.name.text).first { levels.contains($0) }
    return access.map { $0 + " " } ?? ""
  }

  private var allowsConformance: Bool {
    !memberAccess.isEmpty || !declaration.attributes.named("usableFromInline").isEmpty
  }

  private func readGenerics() throws(Complaint) -> Generics {
    let associated = declaration.memberBlock.members.compactMap {
      $0.decl.as(AssociatedTypeDeclSyntax.self)
    }
    let primary = declaration.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text)
    let names = primary ?? []
    for type in associated where ParameterTypeReader.taken.contains(type.name.text) {
      throw Complaint(type, .isTaken(type.name.text))
    }
    for type in associated where !names.contains(type.name.text) {
      throw Complaint(type, .notPrimary(type.name.text, of: declaration.name.text))
    }
    let clauses =
      [declaration.genericWhereClause] + associated.map(\.genericWhereClause)
    for clause in clauses.compactMap({ $0 }) where clause.mentionsSelf {
      throw Complaint(clause, .mentionsSelf)
    }
    guard !names.isEmpty else { return Generics() }
    let parameters = names.map { name in
      let bounds = associated.first { $0.name.text == name }?.inheritanceClause?.inheritedTypes
      let types = bounds?.map(\.type.trimmedDescription).joined(separator: " & ") ?? ""
      return types.isEmpty ? name : "\(name): \(types)"
    }
    let requirements = clauses.compactMap { $0?.requirements.trimmedDescription }
    return Generics(
      parameters: "<" + parameters.joined(separator: ", ") + ">",
      arguments: "<" + names.joined(separator: ", ") + ">",
      requirements: requirements.isEmpty ? "" : " where " + requirements.joined(separator: ", "))
  }

  // MARK: Its members

  private func readMembers(
    _ members: MemberBlockItemListSyntax, condition: String?, _ requirements: inout [Requirement],
    _ complaints: inout [Complaint]
  ) {
    for member in members.map(\.decl) {
      if let block = member.as(IfConfigDeclSyntax.self) {
        for (clause, own) in block.conditions {
          guard case .decls(let inner) = clause.elements else { continue }
          let both = [condition, own].compactMap { $0 }.joined(separator: " && ")
          readMembers(inner, condition: both, &requirements, &complaints)
        }
      } else if let function = member.as(FunctionDeclSyntax.self) {
        let reader = RequirementReader(function: function, kind: kind, condition: condition)
        if let requirement = collect(&complaints, { () throws(Complaint) in try reader.read() }) {
          requirements.append(requirement)
        }
      } else if !member.is(AssociatedTypeDeclSyntax.self) {
        complaints.append(Complaint(member, .notAMethod))
      } else if condition != nil {
        complaints.append(Complaint(member, .conditionalAssociatedType))
      }
    }
  }
}

extension IfConfigDeclSyntax {
  /// Each clause with the condition under which it, and none before it, is compiled.
  var conditions: [(clause: IfConfigClauseSyntax, condition: String)] {
    var earlier: [String] = []
    return clauses.map { clause in
      let own = clause.condition.map { "(\($0.trimmedDescription))" }
      defer { earlier += own.map { ["!" + $0] } ?? [] }
      return (clause, (earlier + (own.map { [$0] } ?? [])).joined(separator: " && "))
    }
  }
}

extension AttributeListSyntax {
  /// The attributes of a name, with or without their module's.
  func named(_ name: String) -> [AttributeSyntax] {
    compactMap { $0.as(AttributeSyntax.self) }.filter {
      $0.attributeName.trimmedDescription.unqualified == name
    }
  }
}

extension String {
  /// The part behind the last dot.
  var unqualified: String { split(separator: ".").last.map(String.init) ?? self }
}

extension SyntaxProtocol {
  var mentionsSelf: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.Self) }
  }
}
