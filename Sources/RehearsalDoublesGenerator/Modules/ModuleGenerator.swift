import Foundation
import SwiftSyntax
import Synchronization

/// Writes one file with the doubles of all protocols that a test target can see.
public struct ModuleGenerator: Sendable {
  /// Something that a person should know.
  public struct Problem: Sendable, CustomStringConvertible {
    let place: String
    let message: String
    /// Whether the build fails.
    public let isError: Bool

    /// In the form that compilers print and editors can jump to.
    public var description: String { "\(place): \(isError ? "error" : "warning"): \(message)" }
  }

  /// What was generated.
  public struct Result: Sendable {
    /// The source of the doubles.
    public let source: String
    /// The protocols that got none, and why.
    public let problems: [Problem]
  }

  private let request: GenerationRequest
  private let configuration: GenerationConfiguration

  /// Makes a generator.
  ///
  /// - Parameter request: what to read.
  /// - Throws: ``InvalidConfiguration`` if there is one that cannot be read.
  public init(_ request: GenerationRequest) throws(InvalidConfiguration) {
    self.request = request
    if let path = request.configuration {
      configuration = try GenerationConfiguration(path: path)
    } else {
      configuration = GenerationConfiguration()
    }
  }

  /// Reads the modules, all processors at once, and writes the doubles.
  ///
  /// - Returns: the source and the problems.
  /// - Throws: what reading a file throws.
  public func generate() throws -> Result {
    let files = request.modules.flatMap { module in module.files.map { (module.name, $0) } }
    let declarations = try Self.concurrently(files) {
      try FileDeclarations(path: $0.1, module: $0.0)
    }
    let index = DeclarationIndex(declarations)
    let roles = Dictionary(
      request.modules.map { ($0.name, $0.role) }, uniquingKeysWith: { first, _ in first })
    let wanted = index.all.filter {
      isWanted($0, roles[$0.module]) && configuration.includes($0.declaration.name.text)
    }
    let classes = index.classes.filter {
      isWanted($0, roles[$0.module]) && configuration.includes(class: $0.declaration.name.text)
    }
    let shared = Transferred(value: index)
    var doubles = Doubles()
    let ofProtocols = try Self.concurrently(wanted) { double(of: $0, shared.value) }
    for (found, outcome) in zip(wanted, ofProtocols) { doubles.add(outcome, of: found, problem) }
    let ofClasses = try Self.concurrently(classes) { double(of: $0, shared.value, roles) }
    for (found, outcome) in zip(classes, ofClasses) { doubles.add(outcome, of: found, problem) }
    let protocols = wanted + wanted.flatMap { index.ancestors(of: $0) }
    let lineage = classes + classes.flatMap { index.ancestors(of: $0) }
    return Result(
      source: header(of: protocols, lineage, declarations)
        + doubles.sources.joined(separator: "\n\n") + "\n",
      problems: configurationProblems(index) + doubles.problems)
  }

  private enum Outcome: Sendable {
    case success(String)
    case failure(Problem)
  }

  /// The doubles so far, and what stood in the way of others.
  private struct Doubles {
    var sources: [String] = []
    var problems: [Problem] = []
    private var taken: Set<String> = []

    mutating func add<Declaration>(
      _ outcome: Outcome, of found: Found<Declaration>,
      _ problem: (Found<Declaration>, Declaration, String) -> Problem
    ) {
      switch outcome {
      case .failure(let problem): problems.append(problem)
      case .success(let source):
        guard !found.conditions.isEmpty || taken.insert(found.fullName).inserted else {
          let message = "another module under test has a \(found.fullName), too"
          return problems.append(problem(found, found.declaration, message))
        }
        sources.append(source)
      }
    }
  }

  private func isWanted<Declaration>(
    _ found: Found<Declaration>, _ role: GenerationRequest.Role?
  ) -> Bool {
    guard let role, role != .parents,
      role == .test || configuration.modules?.contains(found.module) != false
    else { return false }
    let isHidden = found.declaration.modifiers.contains {
      $0.name.tokenKind == .keyword(.private) || $0.name.tokenKind == .keyword(.fileprivate)
    }
    let hasMacro = found.declaration.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Spy"
    }
    return !isHidden && !hasMacro
  }

  private func generator(for module: String, _ index: DeclarationIndex) -> SpyGenerator {
    let empty = configuration.emptyParents ?? []
    var generator = SpyGenerator(for: .plugin) { name in
      let parent = index.parent(name, from: module)
      if case .unknown = parent, empty.contains(name) { return .empty }
      return parent
    }
    generator.names = index.names
    generator.access = ""
    generator.isMainActorByDefault = configuration.defaultIsolation == "MainActor"
    return generator
  }

  private func double(of found: FoundProtocol, _ index: DeclarationIndex) -> Outcome {
    let generator = generator(for: found.module, index)
    return outcome(of: found) { try generator.spy(of: found.declaration) }
  }

  private func double(
    of found: FoundClass, _ index: DeclarationIndex, _ roles: [String: GenerationRequest.Role]
  ) -> Outcome {
    var generator = generator(for: found.module, index)
    generator.superclass = { index.superclass($0) { roles[$0] == .parents } }
    return outcome(of: found) { [generator] in try generator.spy(of: found.declaration) }
  }

  private func outcome<Declaration>(
    of found: Found<Declaration>, _ write: () throws -> String
  ) -> Outcome {
    do {
      var source = try write()
      if !found.nesting.isEmpty {
        source = "extension \(found.nesting.joined(separator: ".")) {\n\(source)\n}"
      }
      for condition in found.conditions.reversed() { source = "\(condition)\n\(source)\n#endif" }
      return .success(source)
    } catch let refusal as Refusal {
      return .failure(problem(found, refusal.node, refusal.message))
    } catch {
      return .failure(problem(found, found.declaration, "\(error)"))
    }
  }

  private func problem<Declaration>(
    _ found: Found<Declaration>, _ node: some SyntaxProtocol, _ message: String
  ) -> Problem {
    let tree = found.declaration.root
    let location = SourceLocationConverter(fileName: found.file, tree: tree)
      .location(for: node.positionAfterSkippingLeadingTrivia)
    let isInFile = node.root.id == tree.id
    let line = isInFile ? "\(found.file):\(location.line):\(location.column)" : "\(found.file):1:1"
    return Problem(
      place: line, message: "\(found.declaration.name.text) gets no double: \(message)",
      isError: configuration.refusalsAreErrors == true)
  }

  /// Names in the configuration that nothing bears: a misspelt one would leave doubles out silently.
  private func configurationProblems(_ index: DeclarationIndex) -> [Problem] {
    let tested = request.modules.filter { $0.role == .tested }.map(\.name)
    let modules = (configuration.modules ?? []).filter { !tested.contains($0) }.map { module in
      "the test target depends on no module \(module) of its package; there are "
        + (tested.isEmpty ? "none" : tested.sorted().joined(separator: ", "))
    }
    let names = index.classes.map(\.declaration.name.text)
    let classes = (configuration.classes ?? []).filter { pattern in
      !names.contains { GenerationConfiguration.matches($0, pattern) }
    }
    return (modules + classes.map { "no module under test has a class \($0)" }).map { message in
      Problem(
        place: "\(request.configuration ?? ""):1:1", message: message,
        isError: configuration.refusalsAreErrors == true)
    }
  }

  /// Imports what the files of the protocols and of their parents import, since requirements mention it.
  private func header(
    of protocols: [FoundProtocol], _ classes: [FoundClass], _ declarations: [FileDeclarations]
  ) -> String {
    let paths = Set(protocols.map(\.file) + classes.map(\.file))
    let modules = Set(protocols.map(\.module) + classes.map(\.module))
    let testable = request.modules.filter { $0.role == .tested }.map(\.name).sorted()
      .filter(modules.contains)
    let known = testable + request.modules.filter { $0.role == .test }.map(\.name)
    var imports: Set<String> = ["import RehearsalDoubles"]
    var conditional: Set<String> = []
    for (file, module) in zip(declarations, files) where paths.contains(module.path) {
      for found in file.imports where module.role != .parents || isVisibleOutside(found.text) {
        let text = plainImport(found.text)
        if known.contains(where: { text == "import \($0)" }) { continue }
        let ends = Array(repeating: "#endif", count: found.conditions.count)
        if ends.isEmpty {
          imports.insert(text)
        } else {
          conditional.insert((found.conditions + [text] + ends).joined(separator: "\n"))
        }
      }
    }
    return "// Generated from the protocols of \(testable.joined(separator: ", ")). Do not edit.\n"
      + (imports.sorted() + conditional.sorted()).joined(separator: "\n") + "\n"
      + testable.map { "@testable import \($0)\n" }.joined() + "\n"
  }

  /// Whether what an import brings can be part of another package's interface.
  private func isVisibleOutside(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return !["@_implementationOnly", "internal", "fileprivate", "private", "package"]
      .contains { words.contains($0) }
  }

  private var files: [(path: String, role: GenerationRequest.Role)] {
    request.modules.flatMap { module in module.files.map { ($0, module.role) } }
  }

  /// The module without what restricts its use.
  private func plainImport(_ text: String) -> String {
    let words = text.split(separator: " ").map(String.init)
    guard let start = words.firstIndex(of: "import") else { return text }
    let path = words.last ?? ""
    let module = path.split(separator: ".").first.map(String.init) ?? path
    return words[start...].count == 2 ? "import \(path)" : "import \(module)"
  }

  /// Maps with all processors, in order.
  private static func concurrently<Input, Output>(
    _ inputs: [Input], _ transform: @Sendable (Input) throws -> Output
  ) throws -> [Output] {
    let results = Mutex<[Int: Swift.Result<Transferred<Output>, any Error>]>([:])
    let shared = Transferred(value: inputs)
    DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
      let result = Swift.Result { Transferred(value: try transform(shared.value[index])) }
      results.withLock { $0[index] = result }
    }
    let all = results.withLock { $0 }
    return try inputs.indices.map { try all[$0]!.get().value }
  }
}

/// `@unchecked Sendable`: syntax trees and what is read from them are immutable values, which the
/// toolchain's library does not declare.
private struct Transferred<Value>: @unchecked Sendable {
  let value: Value
}
