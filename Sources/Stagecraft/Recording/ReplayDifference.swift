/// The first place where a replay differs from its session.
public struct ReplayDifference: Error, Equatable, CustomStringConvertible {
  /// How a replay can differ.
  public enum Reason: Equatable, Sendable {
    /// Another command came, or the same one on another channel.
    case otherCommand(recorded: String, replayed: String)
    /// A command came where the session has none.
    case unexpectedCommand(String)
    /// A command of the session did not come.
    case missingCommand(recorded: String)
    /// A request that the session has an answer to was not made.
    case missingRequest(String)
    /// Nobody plays the events of a channel.
    case nobodyPlays(SessionChannel)
    /// The session has something that cannot be read as what is asked for.
    case unreadable(String)
  }

  /// The number of the line where the session and the replay part, or of the one after the last.
  public let line: Int

  /// How they differ.
  public let reason: Reason

  /// The lines around it, with their numbers; the one where they part is marked.
  public let context: String

  /// What differs, and the lines around it.
  public var description: String { "the replay differs in line \(line): \(text)\n\(context)" }

  private var text: String {
    switch reason {
    case .otherCommand(let recorded, let replayed):
      "another command came\n    recorded  \(recorded)\n    replayed  \(replayed)"
    case .unexpectedCommand(let command):
      "the session has no command here, but this came: \(command)"
    case .missingCommand(let command): "this command did not come: \(command)"
    case .missingRequest(let request): "the request \(request) was not made"
    case .nobodyPlays(let channel):
      "nobody plays the events of '\(channel.name)'; call play(_:on:to:) for it"
    case .unreadable(let reason): "it cannot be read: \(reason)"
    }
  }
}
