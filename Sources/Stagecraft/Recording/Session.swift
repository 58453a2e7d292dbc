/// What happened between a user, a presenter and its surroundings: events, commands and the answers of
/// repositories, in order, with their times.
///
/// Its text is made for people: one line an entry, empty lines and lines that begin with `#` are left
/// out. A ``SessionRecorder`` makes it from a live run, a ``SessionReplay`` plays it in a test.
///
/// ```
/// # session 1
/// 0.000 event list {"start()":[]}
/// 0.000 command list {"show(title:)":["Products"]}
/// 3.000 answer products#1 {"value":[]}
/// 3.000 command list {"show(products:)":[[]]}
/// ```
public struct Session: Hashable, Sendable, CustomStringConvertible {
  /// The first line of every session; its number grows when the format changes.
  static let header = "# session 1"

  /// The entries in the order in which they happened.
  public internal(set) var entries: [SessionEntry] = []

  /// Where each entry stands in the text that the session was read from.
  private(set) var lines: [Int] = []

  /// Makes a session in which nothing has happened yet.
  public init() {}

  /// Reads a session.
  ///
  /// - Parameter text: What ``description`` gave, or somebody wrote.
  /// - Throws: What is wrong with the text, and in which line.
  public init(text: String) throws(SessionFormatError) {
    // Bytes, since a line may end in the middle of what a Character is ("\r\n").
    let rows = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, row) in rows.enumerated() {
      let line = Substring(row).trimmingSpace
      if index == 0, line != Self.header { throw SessionFormatError(line: 1, reason: .noHeader) }
      if line.isEmpty || line.first == "#" { continue }
      do throws(SessionFormatError.Reason) {
        entries.append(try SessionEntry(line: line))
        lines.append(index + 1)
      } catch {
        throw SessionFormatError(line: index + 1, reason: error)
      }
    }
  }

  /// The session's text, a line for each entry.
  public var description: String {
    ([Self.header] + entries.map(\.line)).joined(separator: "\n") + "\n"
  }

  /// The number of the line in which an entry stands.
  func line(of index: Int) -> Int {
    lines.indices.contains(index) ? lines[index] : index + 2
  }

  /// Two sessions are equal if the same happened, wherever it stands in their texts.
  public static func == (one: Session, other: Session) -> Bool { one.entries == other.entries }

  /// Hashes what happened.
  public func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}

extension Substring {
  fileprivate var trimmingSpace: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
