import SeededRandom
import Stagecraft
import Testing

@Suite("The text of a session")
struct SessionTests {
  private let text = """
    # session 1
    0.000 event list {"start()":[]}
    0.000 command list {"show(title:)":["A b"]}
    12.345678 answer products#2 {"value":[]}

    """

  @Test("is read and written without change")
  func roundTrip() throws {
    let session = try Session(text: text)
    #expect(session.description == text)
    #expect(session.entries.map(\.kind) == [.event, .command, .answer])
    #expect(session.entries.map(\.channel) == ["list", "list", "products"])
    #expect(session.entries.map(\.request) == [nil, nil, 2])
    #expect(session.entries[2].time == .microseconds(12_345_678))
    #expect(session.entries[1].value == #"{"show(title:)":["A b"]}"#)
  }

  @Test("may have remarks, empty lines, more space, and other ends of lines")
  func remarks() throws {
    let edited = """
      # session 1\r
      # the user starts\r

        0.000  event  list  {"start()":[]}\r
      0.0 command list {"show(title:)":["A b"]}
      # and the late answer
      12.345678 answer products#2 {"value":[]}
      """
    #expect(try Session(text: edited) == Session(text: text))
  }

  @Test(
    "is refused with its line and what to do",
    arguments: [
      ("", 1, SessionFormatError.Reason.noHeader),
      ("# session 2\n", 1, .noHeader),
      ("# session 1\n0.0 event list", 2, .fourPartsNeeded),
      ("# session 1\n\nnow event list {}", 3, .noTime("now")),
      ("# session 1\n0.0000001 event list {}", 2, .noTime("0.0000001")),
      ("# session 1\n-1.0 event list {}", 2, .noTime("-1.0")),
      ("# session 1\n99999999999999999999.0 event list {}", 2, .noTime("99999999999999999999.0")),
      ("# session 1\n0.0 wish list {}", 2, .noKind("wish")),
      ("# session 1\n0.0 answer list {}", 2, .noSource("list")),
      ("# session 1\n0.0 answer list#0 {}", 2, .noSource("list#0")),
      ("# session 1\n0.0 answer list#1#2 {}", 2, .noSource("list#1#2")),
      ("# session 1\n0.0 event list#1 {}", 2, .noSource("list#1")),
    ])
  func refused(text: String, line: Int, reason: SessionFormatError.Reason) {
    #expect(throws: SessionFormatError.self) { try Session(text: text) }
    do throws(SessionFormatError) {
      _ = try Session(text: text)
    } catch {
      #expect(error.line == line)
      #expect(error.reason == reason)
      #expect(error.description.hasPrefix("line \(line) of the session: "))
    }
  }

  @Test("random bytes are read or refused, never more")
  func randomText() {
    var generator = SeededGenerator(seed: 3)
    let parts = [
      "0.1", " ", "event", "answer", "a#1", "#", "\n", "{}", "\r\n", "é", "-", "9.", "\u{2028}",
    ]
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...12, using: &generator)
      let text = (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      guard let session = try? Session(text: "# session 1\n" + text) else { continue }
      #expect((try? Session(text: session.description)) == session)
    }
  }

  @Test("channels are one word")
  func channels() {
    #expect(SessionChannel("a b#c\n").name == "a-b-c-")
    #expect(SessionChannel("").name == "-")
  }
}
