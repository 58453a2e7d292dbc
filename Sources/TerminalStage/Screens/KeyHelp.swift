/// Says what a key does.
public struct KeyHelp: Hashable, Sendable {
  /// The key, or several of them.
  public var keys: String
  /// What they do, in a word.
  public var meaning: String

  /// Makes an explanation.
  ///
  /// - Parameters:
  ///   - keys: The key, or several of them.
  ///   - meaning: What they do, in a word.
  public init(_ keys: String, _ meaning: String) {
    self.keys = keys
    self.meaning = meaning
  }

  static let back = KeyHelp("Esc", "back")
  static let quit = KeyHelp("q", "quit")
}
