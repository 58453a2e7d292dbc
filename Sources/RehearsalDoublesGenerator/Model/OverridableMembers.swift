import SwiftSyntax

/// Which members of a class a subclass can override.
struct OverridableMembers {
  /// Whether the class lies in another package, of which only what is `open` can be overridden.
  let isOutside: Bool
  /// Whether members count that could be overridden if they were not `final`.
  var includesSealed = false

  func contains(_ declaration: DeclSyntax) -> Bool {
    guard let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers,
      isOverridable(modifiers)
    else { return false }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let isOperator = OperatorNames.word(for: function.name.text) != nil
      let mentionsSelf = function.signature.mentionsSelf
      return !isOperator && !mentionsSelf && function.signature.returnClause?.isOpaque != true
    }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      guard variable.bindingSpecifier.tokenKind == .keyword(.var),
        let type = variable.bindings.first?.typeAnnotation
      else { return false }
      return !type.isOpaque && !type.mentionsSelf
    }
    if let declaration = declaration.as(SubscriptDeclSyntax.self) {
      return !declaration.parameterClause.mentionsSelf && !declaration.returnClause.mentionsSelf
        && !declaration.returnClause.isOpaque
    }
    return false
  }

  private func isOverridable(_ modifiers: DeclModifierListSyntax) -> Bool {
    if isOutside, !modifiers.contains(where: { $0.name.tokenKind == .keyword(.open) }) {
      return false
    }
    return modifiers.allSatisfy { modifier in
      switch modifier.name.tokenKind {
      case .keyword(.final): includesSealed
      case .keyword(.private), .keyword(.fileprivate): modifier.detail != nil
      case .keyword(.static), .keyword(.weak), .keyword(.unowned), .keyword(.distributed): false
      case .keyword(.nonisolated): modifier.detail == nil
      default: true
      }
    }
  }
}

extension SyntaxProtocol {
  fileprivate var mentionsSelf: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.Self) }
  }

  /// Whether a result's type has no name: nothing else can be of it.
  fileprivate var isOpaque: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
  }
}
