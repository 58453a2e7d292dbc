import SwiftSyntax
import SwiftSyntaxMacros

/// A place where a macro is attached.
struct MacroUse {
  let node: AttributeSyntax
  let name: String
  let context: any MacroExpansionContext

  /// - Returns: Whether `.codable` was asked for, or nil if something else was.
  func readIsCodable() -> Bool? {
    guard case .argumentList(let arguments) = node.arguments, let argument = arguments.first else {
      return false
    }
    if argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "codable" {
      return true
    }
    let option = argument.expression.trimmedDescription
    context.diagnose(Complaint(argument, .unknownOption(option)).diagnostic)
    return nil
  }

  /// - Returns: The protocol, or nil if it does not fit; that is then said at its line.
  func readProtocol(
    _ declaration: some DeclSyntaxProtocol, kind: ProtocolReader.Kind
  ) -> ViewProtocol? {
    guard let declaration = declaration.as(ProtocolDeclSyntax.self) else {
      context.diagnose(Complaint(node, .notAProtocol(macro: name)).diagnostic)
      return nil
    }
    return ProtocolReader(declaration: declaration, kind: kind, context: context).read()
  }
}
