import SwiftSyntax
import SwiftSyntaxMacros

/// `@Replay`: a mark that `@PassiveView` reads. By itself it makes nothing; it only says where it is of no
/// use.
struct ReplayMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let parent = context.lexicalContext.first { !$0.is(IfConfigDeclSyntax.self) }
    let attributes = parent?.as(ProtocolDeclSyntax.self)?.attributes ?? []
    let isRead = ["PassiveView", "ViewEvents"].contains { !attributes.named($0).isEmpty }
    if !isRead || !declaration.is(FunctionDeclSyntax.self) {
      context.diagnose(Complaint(node, .replayOutside).diagnostic)
    }
    return []
  }
}
