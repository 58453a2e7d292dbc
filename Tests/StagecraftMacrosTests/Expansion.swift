import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import StagecraftMacros

/// What the macros make of a source text. The toolchain ships no SwiftSyntaxMacrosTestSupport.
struct Expansion {
  /// The text with the attributes replaced by what they stand for.
  let text: String

  /// What was said about it, as `line: message`.
  let diagnostics: [String]

  /// The text after each fix was applied.
  let fixed: [String]

  init(_ source: String) {
    let file = Parser.parse(source: source)
    let known = BasicMacroExpansionContext.KnownSourceFile(
      moduleName: "Test", fullFilePath: "Test.swift")
    let context = BasicMacroExpansionContext(sourceFiles: [file: known])
    let macros: [String: any Macro.Type] = [
      "PassiveView": PassiveViewMacro.self, "ViewEvents": ViewEventsMacro.self,
      "Replay": ReplayMacro.self,
    ]
    let expanded = file.expand(macros: macros) { node in
      BasicMacroExpansionContext(sharingWith: context, lexicalContext: node.lexicalParents)
    }
    text = expanded.description
    diagnostics = context.diagnostics.map { diagnostic in
      let location = context.location(
        for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "Test.swift")
      return "\(location.line): \(diagnostic.message)"
    }
    fixed = context.diagnostics.flatMap(\.fixIts).map { fixIt in
      fixIt.changes.reduce("") { text, change in
        guard case .replace(_, let node) = change else { return text }
        return text + node.description
      }
    }
  }

  /// Whether the text is a whole Swift program.
  var isWellFormed: Bool { !Parser.parse(source: text).hasError }

  /// Whether lines stand in the text, one directly after the other, however they are spaced.
  func contains(_ lines: String) -> Bool {
    Self.words(text).contains(Self.words(lines))
  }

  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension SyntaxProtocol {
  /// The declarations around a node, the innermost first, as the compiler gives them to a macro.
  fileprivate var lexicalParents: [Syntax] {
    sequence(first: parent) { $0?.parent }.compactMap { $0 }.filter {
      $0.is(ProtocolDeclSyntax.self) || $0.is(StructDeclSyntax.self)
    }
  }
}
