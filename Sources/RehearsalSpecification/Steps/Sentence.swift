/// What a step says, with its values kept apart from its words.
///
/// ```swift
/// given("a counter that shows \(text, as: "before")") { ... }
/// ```
///
/// Steps of a parameterised test that differ in their values only become a table of examples, with a column
/// for each value. `as:` names the column.
public struct Sentence: ExpressibleByStringInterpolation, Hashable, Sendable,
  CustomStringConvertible
{
  /// A piece of a sentence.
  enum Part: Codable, Hashable, Sendable {
    case words(String)
    case value(String, column: String?)
  }

  let parts: [Part]

  /// A sentence without values.
  ///
  /// - Parameter words: the words after *given*, *when* or *then*.
  public init(stringLiteral words: String) {
    parts = [.words(words)]
  }

  /// A sentence with values.
  ///
  /// - Parameter stringInterpolation: words and values.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  init(parts: [Part]) {
    self.parts = parts
  }

  /// The sentence as it reads.
  public var description: String { parts.map(\.text).joined() }

  /// Gathers words and values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    /// Begins a sentence.
    ///
    /// - Parameters:
    ///   - literalCapacity: the length of all words.
    ///   - interpolationCount: the number of values.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(interpolationCount * 2 + 1)
    }

    /// Adds words.
    ///
    /// - Parameter literal: the words.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.words(literal)) }
    }

    /// Adds a value.
    ///
    /// - Parameters:
    ///   - value: the value, printed as `String(describing:)` does; the elements of a list with commas.
    ///   - column: what its column is called in a table of examples.
    public mutating func appendInterpolation<Value>(_ value: Value, as column: String? = nil) {
      parts.append(.value(Self.text(value), column: column))
    }

    private static func text<Value>(_ value: Value) -> String {
      if let text = value as? String { return text }
      if let list = value as? [Any] {
        return list.isEmpty ? "nothing" : list.map { "\($0)" }.joined(separator: ", ")
      }
      return String(describing: value)
    }
  }
}

extension Sentence.Part {
  var text: String {
    switch self {
    case .words(let text), .value(let text, _): text
    }
  }
}
