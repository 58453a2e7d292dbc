/// A JSON value of any shape, as the DevTools protocol sends and takes them.
public enum JSONValue: Sendable, Equatable, Codable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  /// Reads any JSON.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// Writes it as JSON.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .boolean(let value): try container.encode(value)
    case .number(let value):
      if let whole = Int(exactly: value) {
        try container.encode(whole)
      } else {
        try container.encode(value)
      }
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// The member of an object, or null.
  public subscript(name: String) -> JSONValue {
    guard case .object(let members) = self else { return .null }
    return members[name] ?? .null
  }

  /// The text, if it is one.
  public var string: String? {
    guard case .text(let value) = self else { return nil }
    return value
  }

  /// The number, if it is one.
  public var double: Double? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  /// The elements, if it is a list.
  public var elements: [JSONValue]? {
    guard case .list(let value) = self else { return nil }
    return value
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral
{
  /// The value of a literal.
  public init(stringLiteral value: String) { self = .text(value) }
  /// The value of a literal.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// The value of a literal.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// The value of a literal.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
  /// The value of a literal.
  public init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
}
