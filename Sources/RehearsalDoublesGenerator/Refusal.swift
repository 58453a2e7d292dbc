import SwiftSyntax

/// Why no double is generated for a protocol: what no compiler would accept.
public struct Refusal: Error, CustomStringConvertible {
  /// Which part of the source is in the way.
  public let node: Syntax
  /// What is in the way, why, and what to do.
  public let message: String

  init(_ node: some SyntaxProtocol, _ message: String) {
    self.node = Syntax(node)
    self.message = message
  }

  /// The message.
  public var description: String { message }
}
