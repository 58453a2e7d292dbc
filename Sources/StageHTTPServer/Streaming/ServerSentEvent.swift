/// One event of a `text/event-stream`.
public struct ServerSentEvent: Sendable, Equatable {
  /// The number or name that a client which reconnects gives as `Last-Event-ID`.
  public var id: String?
  /// The event's type; nil means `message`.
  public var name: String?
  /// The text. Line breaks in it are kept (all as line feeds).
  public var data: String

  /// An event of these parts. Line breaks in the id and the name are left out: the format has no
  /// way to write them.
  public init(id: String? = nil, name: String? = nil, data: String) {
    self.id = id
    self.name = name
    self.data = data
  }

  /// The event as bytes for the stream, the blank line at its end included. O(length).
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    if let id { bytes += Array("id: ".utf8) + Self.withoutBreaks(id) + [Self.lineFeed] }
    if let name { bytes += Array("event: ".utf8) + Self.withoutBreaks(name) + [Self.lineFeed] }
    Self.append(data: data.utf8, to: &bytes)
    bytes.append(Self.lineFeed)
    return bytes
  }

  /// Appends data lines: one for each line of the text.
  public static func append(data: some Sequence<UInt8>, to bytes: inout [UInt8]) {
    bytes += dataPrefix
    var previous: UInt8 = 0
    for byte in data {
      if byte == lineFeed || byte == carriageReturn {
        if byte == carriageReturn || previous != carriageReturn {
          bytes.append(lineFeed)
          bytes += dataPrefix
        }
      } else {
        bytes.append(byte)
      }
      previous = byte
    }
    bytes.append(lineFeed)
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let dataPrefix = Array("data: ".utf8)

  private static func withoutBreaks(_ text: String) -> [UInt8] {
    text.utf8.filter { $0 != lineFeed && $0 != carriageReturn && $0 != 0 }
  }
}
