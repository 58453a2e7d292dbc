/// Words for operators, since a call as a value needs a name.
enum OperatorNames {
  private static let words: [Character: String] = [
    "+": "Plus", "-": "Minus", "*": "Times", "/": "Divide", "%": "Modulo", "=": "Equal",
    "<": "Less", ">": "Greater", "!": "Not", "&": "And", "|": "Or", "^": "Xor", "~": "Tilde",
    "?": "Question", ".": "Dot",
  ]

  /// For example `operatorPlus`; nil if the name is no operator.
  static func word(for name: String) -> String? {
    guard let first = name.first, !first.isLetter, !first.isNumber, first != "_", first != "`"
    else {
      return nil
    }
    return "operator" + name.map(word).joined()
  }

  private static func word(_ character: Character) -> String {
    words[character] ?? character.unicodeScalars.map { "U\(String($0.value, radix: 16))" }.joined()
  }
}
