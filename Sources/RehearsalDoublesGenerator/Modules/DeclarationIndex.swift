import Foundation
import SwiftParser
import SwiftSyntax

/// A protocol that was found in a file.
struct FoundProtocol {
  let declaration: ProtocolDeclSyntax
  let module: String
  let file: String
  /// The types that it is nested in, the outermost first.
  let nesting: [String]
  /// The conditions around it, such as `#if os(Linux)`.
  let conditions: [String]
}

/// An import of a file, as a file of doubles repeats it.
struct FoundImport {
  let text: String
  /// The conditions around it, such as `#if canImport(FoundationNetworking)`.
  let conditions: [String]
}

/// What one file declares.
struct FileDeclarations {
  var protocols: [FoundProtocol] = []
  var aliases: [TypeAliasDeclSyntax] = []
  var classes: Set<String> = []
  var values: Set<String> = []
  var imports: [FoundImport] = []

  /// Reads a file. Bodies of functions are not looked into: what they declare is not visible outside.
  init(path: String, module: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let tree = data.withUnsafeBytes { Parser.parse(source: $0.bindMemory(to: UInt8.self)) }
    for statement in tree.statements {
      if let declaration = statement.item.as(DeclSyntax.self) {
        add(declaration, module, path, nesting: [], conditions: [])
      }
    }
  }

  private mutating func add(
    _ declaration: DeclSyntax, _ module: String, _ path: String, nesting: [String],
    conditions: [String]
  ) {
    if let found = declaration.as(ProtocolDeclSyntax.self) {
      protocols.append(
        FoundProtocol(
          declaration: found, module: module, file: path, nesting: nesting,
          conditions: conditions))
    } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      aliases.append(alias)
    } else if let imported = declaration.as(ImportDeclSyntax.self) {
      imports.append(FoundImport(text: imported.trimmedDescription, conditions: conditions))
    } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      add(conditional, module, path, nesting, conditions)
    } else if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      guard let name = name(of: group) else { return }
      for item in group.memberBlock.members {
        add(item.decl, module, path, nesting: nesting + [name], conditions: conditions)
      }
    }
  }

  private mutating func name(of group: any DeclGroupSyntax) -> String? {
    if let found = group.as(ClassDeclSyntax.self) {
      classes.insert(found.name.text)
      values.insert(found.name.text)
      return found.name.text
    }
    let named = group.asProtocol((any NamedDeclSyntax).self)?.name.text
    if let named {
      let inherited = group.inheritanceClause?.trimmedDescription ?? ""
      if !inherited.contains("~Copyable") { values.insert(named) }
      return named
    }
    return group.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
  }

  /// What holds in each branch: its own condition, and that those before it do not.
  private mutating func add(
    _ conditional: IfConfigDeclSyntax, _ module: String, _ path: String, _ nesting: [String],
    _ conditions: [String]
  ) {
    var earlier: [String] = []
    for clause in conditional.clauses {
      let own = clause.condition.map { "(\($0.trimmedDescription))" }
      let all = earlier.map { "!\($0)" } + [own].compactMap(\.self)
      let condition = "#if \(all.joined(separator: " && "))"
      if let own { earlier.append(own) }
      switch clause.elements {
      case .decls(let members):
        for item in members {
          add(item.decl, module, path, nesting: nesting, conditions: conditions + [condition])
        }
      case .statements(let statements):
        for statement in statements {
          guard let declaration = statement.item.as(DeclSyntax.self) else { continue }
          add(declaration, module, path, nesting: nesting, conditions: conditions + [condition])
        }
      default: break
      }
    }
  }
}

/// Everything that the modules declare, by name.
struct DeclarationIndex {
  private(set) var protocols: [String: [FoundProtocol]] = [:]
  private(set) var names = TypeNames()
  private(set) var all: [FoundProtocol] = []
  private var compositions: [String: [TypeSyntax]] = [:]
  private var classes: Set<String> = []

  init(_ files: [FileDeclarations]) {
    for file in files {
      all += file.protocols
      for found in file.protocols {
        protocols[found.declaration.name.text, default: []].append(found)
        names.addValue(found.declaration.name.text)
      }
      classes.formUnion(file.classes)
      for value in file.values { names.addValue(value) }
    }
    // Twice, because an alias may stand for another one that comes later.
    for alias in (files + files).flatMap(\.aliases) {
      names.add(alias)
      let type = alias.initializer.value
      if let composition = type.as(CompositionTypeSyntax.self) {
        compositions[alias.name.text] = composition.elements.map(\.type)
      } else if let name = type.as(IdentifierTypeSyntax.self), protocols[name.name.text] != nil {
        compositions[alias.name.text] = [type]
      }
    }
  }

  /// The protocols that a protocol inherits from, directly or not, as far as they were read.
  func ancestors(of found: FoundProtocol) -> [FoundProtocol] {
    var result: [FoundProtocol] = []
    var visited: Set<String> = []
    var rest = inherited(found.declaration)
    while let name = rest.popLast() {
      guard visited.insert(name).inserted else { continue }
      if let elements = compositions[name] { rest += elements.compactMap(Self.lastName) }
      guard let candidates = protocols[name] else { continue }
      let parent = candidates.first { $0.module == found.module } ?? candidates[0]
      result.append(parent)
      rest += inherited(parent.declaration)
    }
    return result
  }

  private func inherited(_ declaration: ProtocolDeclSyntax) -> [String] {
    let types = declaration.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    return types.flatMap { type -> [TypeSyntax] in
      type.as(CompositionTypeSyntax.self).map { $0.elements.map(\.type) } ?? [type]
    }.compactMap(Self.lastName)
  }

  private static func lastName(_ type: TypeSyntax) -> String? {
    if let member = type.as(MemberTypeSyntax.self) { return member.name.text }
    if let attributed = type.as(AttributedTypeSyntax.self) { return lastName(attributed.baseType) }
    return type.as(IdentifierTypeSyntax.self)?.name.text
  }

  /// What an inherited name stands for, preferring the same module.
  func parent(_ name: String, from module: String) -> Parent {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if let found = protocols[last] {
      return .declared((found.first { $0.module == module } ?? found[0]).declaration)
    }
    if let elements = compositions[last] { return .composition(elements) }
    return classes.contains(last) ? .superclass(name) : .unknown
  }
}
