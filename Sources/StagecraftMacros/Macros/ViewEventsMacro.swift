import SwiftSyntax
import SwiftSyntaxMacros

/// `@ViewEvents`: makes the event enum and the port of what a user does.
struct ViewEventsMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let macro = MacroUse(node: node, name: "ViewEvents", context: context)
    guard let isCodable = macro.readIsCodable(),
      let source = macro.readProtocol(declaration, kind: .events)
    else { return [] }
    let requirements = CaseNaming.names(of: source.requirements)
    let event = EventWriter(source: source, requirements: requirements, isCodable: isCodable)
    let port = EventPortWriter(source: source, requirements: requirements)
    return ["\(raw: event.text)", "\(raw: port.text)"]
  }
}
