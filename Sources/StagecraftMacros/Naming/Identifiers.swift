import SwiftParser

extension String {
  /// Whether the text can name a case without backticks.
  var isIdentifier: Bool { isValidSwiftIdentifier(for: .variableName) }

  /// The name, in backticks if it needs them.
  var escaped: String {
    let name = withoutBackticks
    return name.isIdentifier ? name : "`\(name)`"
  }

  /// The name with its first letter in upper case, for use inside another name.
  var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The letters and digits of a type's text: `[Product]?` gives `Product`.
  var identifierCharacters: String { filter { $0.isLetter || $0.isNumber || $0 == "_" } }
}
