/// What is wrong with the text of a session, and where.
public struct SessionFormatError: Error, Equatable, CustomStringConvertible {
  /// What can be wrong with a line.
  public enum Reason: Error, Equatable, Sendable {
    /// The first line does not say that this is a session.
    case noHeader
    /// The line has not four parts: time, kind, channel and value.
    case fourPartsNeeded
    /// The first part is no time in seconds.
    case noTime(String)
    /// The second part is no kind of entry.
    case noKind(String)
    /// The third part is no channel, or an answer's does not say which request it belongs to.
    case noSource(String)
  }

  /// The number of the line, the first one being 1.
  public let line: Int

  /// What is wrong with it.
  public let reason: Reason

  /// The place, the reason and what to do.
  public var description: String { "line \(line) of the session: \(text)" }

  private var text: String {
    switch reason {
    case .noHeader: "a session begins with '\(Session.header)'"
    case .fourPartsNeeded:
      "write the time, the kind, the channel and the value, as in '0.000 event list {\"start()\":[]}'"
    case .noTime(let text): "'\(text)' is no time; write seconds with decimals, as in 0.000"
    case .noKind(let text): "'\(text)' is no kind; write event, command or answer"
    case .noSource(let text):
      "'\(text)' is no source; write a channel, and for an answer its request, as in products#1"
    }
  }
}
