/// Reads a call or a value as Swift prints it.
struct CallParser {
  private var rest: Substring

  init(_ text: String) {
    rest = text[...]
  }

  /// The words of the whole text; nil if it does not have the form of a call or a value.
  mutating func phrase() -> String? {
    let text = rest
    let name = takeName()
    guard !name.isEmpty, rest.isEmpty || rest.first == "(" else {
      rest = text
      let value = value()
      return rest.isEmpty ? value : nil
    }
    let words = Wording.words(name)
    guard let arguments = takeArguments(), rest.isEmpty else {
      return rest.isEmpty ? words : nil
    }
    return Self.sentence(words, arguments)
  }

  private static func sentence(
    _ words: String, _ arguments: [(label: String, value: String)]
  ) -> String {
    guard !arguments.isEmpty else { return words }
    let list = arguments.map { $0.label.isEmpty ? $0.value : "\($0.label) \($0.value)" }
    return "\(words)\(arguments[0].label.isEmpty ? ":" : "") \(list.joined(separator: ", "))"
  }

  private mutating func takeName() -> Substring {
    if rest.first == "." { rest.removeFirst() }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest.dropFirst(name.count)
    return name
  }

  private mutating func takeArguments() -> [(label: String, value: String)]? {
    guard rest.first == "(" else { return nil }
    rest.removeFirst()
    var arguments: [(label: String, value: String)] = []
    while true {
      skipSpaces()
      guard let next = rest.first else { return nil }
      if next == ")" { break }
      let label = takeLabel()
      guard let value = value() else { return nil }
      arguments.append((label, value))
      skipSpaces()
      if rest.first == "," { rest.removeFirst() }
    }
    rest.removeFirst()
    return arguments
  }

  private mutating func takeLabel() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty, rest.dropFirst(name.count).hasPrefix(": ") else { return "" }
    rest = rest.dropFirst(name.count + 2)
    return Wording.words(name)
  }

  private mutating func skipSpaces() {
    while rest.first == " " { rest.removeFirst() }
  }

  private mutating func value() -> String? {
    switch rest.first {
    case "\"": return text()
    case "[": return list()
    default: break
    }
    let raw = takeName()
    guard !raw.isEmpty else { return other() }
    if rest.first == "(" {
      guard let arguments = takeArguments() else { return nil }
      let list = arguments.map { $0.label.isEmpty ? $0.value : "\($0.label) \($0.value)" }
      let words = Wording.words(raw)
      return list.isEmpty ? words : "\(words) (\(list.joined(separator: ", ")))"
    }
    switch raw {
    case "true": return "yes"
    case "false": return "no"
    case "nil": return "nothing"
    default: return String(raw) + (other() ?? "")
    }
  }

  /// Text between quotation marks, with what was escaped in it.
  private mutating func text() -> String? {
    rest.removeFirst()
    var result = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return result.isEmpty ? "an empty text" : "“\(result)”"
      case "\\":
        let next = rest.popFirst()
        result.append(next == "n" ? " " : next ?? "\\")
      default: result.append(character)
      }
    }
    return nil
  }

  private mutating func list() -> String? {
    rest.removeFirst()
    var items: [String] = []
    while true {
      skipSpaces()
      guard let next = rest.first else { return nil }
      if next == "]" { break }
      guard let value = value() else { return nil }
      items.append(value)
      skipSpaces()
      if rest.first == "," { rest.removeFirst() }
    }
    rest.removeFirst()
    return items.isEmpty ? "an empty list" : items.joined(separator: ", ")
  }

  /// Anything up to the end of the argument, such as a number or an address.
  private mutating func other() -> String? {
    let piece = rest.prefix { !",)]".contains($0) }
    rest = rest.dropFirst(piece.count)
    return piece.isEmpty ? nil : String(piece)
  }
}
