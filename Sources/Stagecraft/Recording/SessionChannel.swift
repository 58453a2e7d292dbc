/// Names where an entry of a session comes from: a view, a presenter's events, a repository.
///
/// In the text of a session a channel is one word, so whatever separates words becomes a dash.
public struct SessionChannel: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name as one word.
  public let name: String

  /// Makes a channel.
  ///
  /// - Parameter name: Its name; white space and `#` in it become dashes, and nothing at all becomes one.
  public init(_ name: String) {
    let word = String(name.map { $0.isWhitespace || $0 == "#" ? "-" : $0 })
    self.name = word.isEmpty ? "-" : word
  }

  /// Makes a channel of a literal.
  public init(stringLiteral name: String) {
    self.init(name)
  }
}
