import Foundation
import SwiftParser
import SwiftSyntax

typealias FoundProtocol = Found<ProtocolDeclSyntax>
typealias FoundClass = Found<ClassDeclSyntax>

/// A protocol or class that was found in a file.
struct Found<Declaration: NamedDeclSyntax & WithModifiersSyntax & WithAttributesSyntax> {
  let declaration: Declaration
  let module: String
  let file: String
  /// The types that it is nested in, the outermost first.
  let nesting: [String]
  /// The conditions around it, such as `#if os(Linux)`.
  let conditions: [String]

  /// The name with those of the types that it is nested in.
  var fullName: String { (nesting + [declaration.name.text]).joined(separator: ".") }
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
  var classes: [FoundClass] = []
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
      if let found = declaration.as(ClassDeclSyntax.self) {
        classes.append(
          FoundClass(
            declaration: found, module: module, file: path, nesting: nesting,
            conditions: conditions))
      }
      guard let name = name(of: group) else { return }
      for item in group.memberBlock.members {
        add(item.decl, module, path, nesting: nesting + [name], conditions: conditions)
      }
    }
  }

  private mutating func name(of group: any DeclGroupSyntax) -> String? {
    if let found = group.as(ClassDeclSyntax.self) {
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
  private(set) var classes: [FoundClass] = []
  private var classesByName: [String: FoundClass] = [:]

  init(_ files: [FileDeclarations]) {
    for file in files {
      all += file.protocols
      for found in file.protocols {
        protocols[found.declaration.name.text, default: []].append(found)
        names.addValue(found.declaration.name.text)
      }
      classes += file.classes
      for found in file.classes { classesByName[found.declaration.name.text] = found }
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
    guard let found = classesByName[last] else { return .unknown }
    return .superclass(name, hasPlainInitializer: hasPlainInitializer(found.declaration))
  }

  /// The class of a name, as far as it was read.
  func superclass(_ name: String, isOutside: (String) -> Bool) -> KnownSuperclass? {
    classesByName[name].map {
      KnownSuperclass(declaration: $0.declaration, isOutside: isOutside($0.module))
    }
  }

  /// The classes that a class inherits from, as far as they were read.
  func ancestors(of found: FoundClass) -> [FoundClass] {
    var result: [FoundClass] = []
    var next: FoundClass? = found
    while let current = next, result.count < 100 {
      next = superclassNames(of: current.declaration).lazy.compactMap { classesByName[$0] }.first
      if let next { result.append(next) }
    }
    return result
  }

  private func superclassNames(of declaration: ClassDeclSyntax) -> [String] {
    declaration.inheritanceClause?.inheritedTypes
      .compactMap { $0.type.as(IdentifierTypeSyntax.self)?.name.text } ?? []
  }

  /// Whether a subclass can call `super.init()`.
  private func hasPlainInitializer(_ declaration: ClassDeclSyntax) -> Bool {
    let own = declaration.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      .filter { initializer in
        !initializer.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) }
      }
    if own.isEmpty {
      let superclass = superclassNames(of: declaration).lazy.compactMap { classesByName[$0] }.first
      return superclass.map { hasPlainInitializer($0.declaration) } ?? true
    }
    return own.contains { initializer in
      initializer.optionalMark == nil && initializer.signature.effectSpecifiers == nil
        && initializer.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
        && !initializer.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    }
  }
}
