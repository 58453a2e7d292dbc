import SwiftDiagnostics
import SwiftSyntax

/// Something that does not fit, and where.
struct Complaint: Error {
  let diagnostic: Diagnostic

  init(_ node: some SyntaxProtocol, _ message: Message, fixIt: FixIt? = nil) {
    diagnostic = Diagnostic(
      node: node, message: ErrorMessage(message: message.text), fixIts: fixIt.map { [$0] } ?? [])
  }

  /// A protocol that is not on the main actor; the fix marks it.
  static func missingMainActor(_ declaration: ProtocolDeclSyntax) -> Complaint {
    var fixed = declaration
    fixed.leadingTrivia = []
    let attribute = AttributeSyntax(
      leadingTrivia: declaration.leadingTrivia, attributeName: TypeSyntax("MainActor"),
      trailingTrivia: .newline)
    fixed.attributes.insert(.attribute(attribute), at: fixed.attributes.startIndex)
    return Complaint(
      declaration.name, .missingMainActor,
      fixIt: FixIt(
        message: Fix(message: "mark it @MainActor"),
        changes: [.replace(oldNode: Syntax(declaration), newNode: Syntax(fixed))]))
  }

  /// A protocol to which anything may conform; the fix binds it to classes.
  static func missingAnyObject(_ declaration: ProtocolDeclSyntax) -> Complaint {
    var fixed = declaration
    let bound = InheritedTypeSyntax(type: TypeSyntax("AnyObject"))
    if var clause = declaration.inheritanceClause {
      let comma = TokenSyntax.commaToken(trailingTrivia: .space)
      clause.inheritedTypes.insert(
        bound.with(\.trailingComma, comma), at: clause.inheritedTypes.startIndex)
      fixed.inheritanceClause = clause
    } else {
      fixed.name.trailingTrivia = []
      fixed.inheritanceClause = InheritanceClauseSyntax(
        colon: .colonToken(trailingTrivia: .space), inheritedTypes: [bound])
      fixed.inheritanceClause?.trailingTrivia = .space
    }
    return Complaint(
      declaration.name, .missingAnyObject,
      fixIt: FixIt(
        message: Fix(message: "bind it to AnyObject"),
        changes: [.replace(oldNode: Syntax(declaration), newNode: Syntax(fixed))]))
  }
}

private struct ErrorMessage: DiagnosticMessage {
  let message: String
  var diagnosticID: MessageID { MessageID(domain: "Stagecraft", id: "doesNotFit") }
  var severity: DiagnosticSeverity { .error }
}

private struct Fix: FixItMessage {
  let message: String
  var fixItID: MessageID { MessageID(domain: "Stagecraft", id: "fix") }
}
