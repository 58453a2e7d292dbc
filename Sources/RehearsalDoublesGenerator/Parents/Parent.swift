import SwiftSyntax

/// What an inherited name stands for.
public enum Parent {
  /// A protocol whose declaration is known.
  case declared(ProtocolDeclSyntax)
  /// A class, which the double must inherit from.
  case superclass(String, hasPlainInitializer: Bool)
  /// A name for several.
  case composition([TypeSyntax])
  /// Known to have no requirements that are not met already.
  case empty
  /// Nothing is known.
  case unknown
}
