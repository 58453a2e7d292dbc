import SwiftSyntax

/// Reads types: as text fit for the double, and by what matters for keeping a value.
struct TypeReader {
  /// What `Self` means in the double.
  let selfName: String
  /// The generic parameters of the member.
  var generics: Set<String> = []
  /// The generic parameters that may not be copyable.
  var noncopyableGenerics: Set<String> = []
  /// Names of types that are known to be no closures, or to be some.
  let names: TypeNames

  /// The text of a node with `Self` replaced.
  func text(_ node: some SyntaxProtocol) -> String {
    let plain = node.trimmedDescription
    guard plain.contains("Self") || plain.contains("\n") else { return plain }
    var pieces: [String] = []
    let tokens = Array(node.tokens(viewMode: .sourceAccurate))
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      let isSelf = token.tokenKind == .keyword(.Self)
      if isSelf, index < tokens.count, tokens[index].tokenKind == .period {
        index += 1
        continue
      }
      let space = token.trailingTrivia.isEmpty && !isLastInLine(tokens, index) ? "" : " "
      pieces.append((isSelf ? selfName : token.text) + space)
    }
    return pieces.joined().trimmingSpaces
  }

  private func isLastInLine(_ tokens: [TokenSyntax], _ next: Int) -> Bool {
    next < tokens.count && tokens[next].leadingTrivia.contains { $0.isNewline }
  }

  /// Whether a type mentions a generic parameter of the member.
  func isGeneric(_ type: some SyntaxProtocol) -> Bool {
    type.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.some) || generics.contains($0.text)
    }
  }

  func mentionsNoncopyable(_ type: some SyntaxProtocol) -> Bool {
    !noncopyableGenerics.isEmpty
      && type.tokens(viewMode: .sourceAccurate).contains { noncopyableGenerics.contains($0.text) }
  }
}

extension String {
  var trimmingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    while text.first == " " { text.removeFirst() }
    return String(text)
  }
}
