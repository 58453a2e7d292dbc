import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import RehearsalDoublesMacros

/// What `@Spy` makes of a source text.
struct MacroExpansion {
  /// The text with the doubles.
  let text: String
  /// What was said about it, as `line: message`.
  let diagnostics: [String]

  init(_ source: String) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Test", fullFilePath: "Test.swift")])
    text =
      file.expand(macros: ["Spy": SpyMacro.self]) { _ in
        BasicMacroExpansionContext(sharingWith: context, lexicalContext: [])
      }.description
    diagnostics = context.diagnostics.map { diagnostic in
      let location = context.location(
        for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "Test.swift")
      return "\(location.line): \(diagnostic.message)"
    }
  }
}
