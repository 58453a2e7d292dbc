import RehearsalDoublesGenerator
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Spy`: adds the double beside a protocol or a class.
struct SpyMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let empty = Set(emptyParents(node))
    let generator = SpyGenerator(for: .macro) { empty.contains($0) ? .empty : .unknown }
    do {
      if let declaration = declaration.as(ProtocolDeclSyntax.self) {
        return ["\(raw: try generator.spy(of: declaration))"]
      }
      if let declaration = declaration.as(ClassDeclSyntax.self) {
        return ["\(raw: try generator.spy(of: declaration))"]
      }
      throw DiagnosticsError(
        diagnostics: [
          Diagnostic(node: node, message: Message("@Spy belongs before a protocol or a class."))
        ])
    } catch let refusal as Refusal {
      throw DiagnosticsError(
        diagnostics: [Diagnostic(node: refusal.node, message: Message(refusal.message))])
    }
  }

  private static func emptyParents(_ node: AttributeSyntax) -> [String] {
    guard case .argumentList(let arguments) = node.arguments else { return [] }
    return arguments.compactMap {
      $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
  }

  private struct Message: DiagnosticMessage {
    let message: String
    let severity = DiagnosticSeverity.error
    var diagnosticID: MessageID { MessageID(domain: "RehearsalDoubles", id: "refusal") }

    init(_ message: String) {
      self.message = message
    }
  }
}
