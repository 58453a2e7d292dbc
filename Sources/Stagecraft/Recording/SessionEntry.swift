/// One thing that happened in a session: a line of its text.
///
/// ```
/// 0.000 event list {"start()":[]}
/// 0.000 command list {"showLoadingStatus()":[]}
/// 3.000 answer products#1 {"value":[]}
/// ```
public struct SessionEntry: Hashable, Sendable {
  /// What an entry can be.
  public enum Kind: String, Sendable {
    /// The user did something.
    case event
    /// A view was told something.
    case command
    /// A repository answered.
    case answer
  }

  /// When it happened, counted from the beginning of the session.
  public let time: Duration

  /// What it is.
  public let kind: Kind

  /// Where it comes from.
  public let channel: SessionChannel

  /// Which of the channel's requests an answer belongs to, the first one being number 1; nil for events
  /// and commands.
  public let request: Int?

  /// The event, command or answer, as JSON in one line.
  public let value: String

  /// Makes an entry.
  init(
    time: Duration, kind: Kind, channel: SessionChannel, request: Int? = nil, value: String
  ) {
    self.time = time
    self.kind = kind
    self.channel = channel
    self.request = request
    self.value = value
  }

  /// The entry as a line, without its end.
  public var line: String {
    "\(SessionTime.text(of: time)) \(kind.rawValue) \(source) \(value)"
  }

  private var source: String { channel.name + (request.map { "#\($0)" } ?? "") }

  /// Reads a line.
  ///
  /// - Parameter line: A line without its end.
  /// - Throws: What is wrong with it.
  init(line: some StringProtocol) throws(SessionFormatError.Reason) {
    let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: true)
    guard words.count == 4 else { throw .fourPartsNeeded }
    guard let time = SessionTime.time(from: words[0]) else { throw .noTime(String(words[0])) }
    guard let kind = Kind(rawValue: String(words[1])) else { throw .noKind(String(words[1])) }
    let source = words[2].split(separator: "#", omittingEmptySubsequences: false)
    let request = source.count == 2 ? Int(source[1]) : nil
    guard kind == .answer ? source.count == 2 && request ?? 0 > 0 : source.count == 1 else {
      throw .noSource(String(words[2]))
    }
    self.init(
      time: time, kind: kind, channel: SessionChannel(String(source[0])), request: request,
      value: String(words[3].drop { $0 == " " }))
  }
}
