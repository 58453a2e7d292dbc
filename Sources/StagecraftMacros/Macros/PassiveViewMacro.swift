import SwiftSyntax
import SwiftSyntaxMacros

/// `@PassiveView`: makes the command enum and the port of a view's protocol.
struct PassiveViewMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let macro = MacroUse(node: node, name: "PassiveView", context: context)
    guard let isCodable = macro.readIsCodable(),
      let source = macro.readProtocol(declaration, kind: .view)
    else { return [] }
    let planner = ReplayPlanner(CaseNaming.names(of: source.requirements))
    for complaint in planner.complaints { context.diagnose(complaint.diagnostic) }
    guard planner.complaints.isEmpty else { return [] }
    let command = CommandWriter(source: source, planner: planner, isCodable: isCodable)
    let port = PortWriter(source: source, requirements: planner.plans.map(\.named))
    return ["\(raw: command.text)", "\(raw: port.text)"]
  }
}
