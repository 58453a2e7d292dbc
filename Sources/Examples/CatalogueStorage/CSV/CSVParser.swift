/// Splits bytes into the records of a CSV file by RFC 4180. It reads chunks of any size and keeps one record.
///
/// Records end with CR LF, LF or CR. Inside quotes everything is data, and two quotes are one. Blanks count.
struct CSVParser {
  private enum State {
    case recordStart, fieldStart, plain, quoted, quoteInQuoted
  }

  /// A quoted field that never ends, or not within the limit.
  struct UnclosedQuote: Error, Equatable {
    /// The line of the opening quote.
    let line: Int
    /// Whether the file ended; otherwise the field is longer than any may be.
    let isAtEnd: Bool
  }

  private static let comma = UInt8(ascii: ",")
  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// The record that was completed last.
  private(set) var record = CSVRecord()

  private let limit: Int
  private var state = State.recordStart
  private var line = 1
  private var quoteLine = 1
  /// Whether the last byte was a CR: a LF after it belongs to the same line end.
  private var isAfterReturn = false

  /// - Parameter limit: How many bytes a record may have.
  init(limit: Int) {
    self.limit = limit
  }

  /// Reads on until a record is complete.
  ///
  /// - Parameters:
  ///   - buffer: The chunk.
  ///   - position: Where to read on; afterwards, where the next call reads on.
  ///   - end: Where the chunk ends.
  /// - Returns: `false` if the chunk ended first.
  mutating func parse(
    _ buffer: [UInt8], from position: inout Int, to end: Int
  ) throws(UnclosedQuote) -> Bool {
    while position < end {
      switch state {
      case .recordStart:
        if skipLineFeed(buffer, &position) { continue }
        record.restart(line: line)
        state = .fieldStart
      case .fieldStart:
        if buffer[position] == Self.quote {
          position += 1
          quoteLine = line
          state = .quoted
        } else {
          state = .plain
        }
      case .plain:
        if takePlain(buffer, &position, end) { return true }
      case .quoted:
        try takeQuoted(buffer, &position, end)
      case .quoteInQuoted:
        takeAfterQuote(buffer, &position)
      }
    }
    return false
  }

  /// Completes the last record if the file ends without a line end.
  ///
  /// - Returns: `false` if there is none.
  mutating func finish() throws(UnclosedQuote) -> Bool {
    switch state {
    case .recordStart: return false
    case .quoted: throw UnclosedQuote(line: quoteLine, isAtEnd: true)
    case .fieldStart, .plain, .quoteInQuoted:
      record.ends.append(record.bytes.count)
      state = .recordStart
      return true
    }
  }

  /// Gives the record's storage away in exchange for another.
  mutating func exchangeBytes(with other: inout [UInt8]) {
    swap(&record.bytes, &other)
  }

  private mutating func skipLineFeed(_ buffer: [UInt8], _ position: inout Int) -> Bool {
    defer { isAfterReturn = false }
    guard isAfterReturn, buffer[position] == Self.lineFeed else { return false }
    position += 1
    return true
  }

  /// - Returns: Whether the record is complete.
  private mutating func takePlain(
    _ buffer: [UInt8], _ position: inout Int, _ end: Int
  ) -> Bool {
    let start = position
    while position < end {
      let byte = buffer[position]
      // Only a few bytes mean something, and all of those are small.
      if byte <= Self.comma,
        byte == Self.comma || byte == Self.lineFeed || byte == Self.carriageReturn
          || byte == Self.quote
      {
        break
      }
      position += 1
    }
    append(buffer[start..<position])
    guard position < end else { return false }
    let byte = buffer[position]
    position += 1
    switch byte {
    case Self.comma:
      record.ends.append(record.bytes.count)
      state = .fieldStart
      return false
    case Self.quote:
      if record.problem == nil { record.problem = .quoteInField(column: record.ends.count + 1) }
      return false
    default:
      record.ends.append(record.bytes.count)
      line += 1
      isAfterReturn = byte == Self.carriageReturn
      state = .recordStart
      return true
    }
  }

  private mutating func takeQuoted(
    _ buffer: [UInt8], _ position: inout Int, _ end: Int
  ) throws(UnclosedQuote) {
    let start = position
    while position < end, buffer[position] != Self.quote {
      let byte = buffer[position]
      if byte == Self.carriageReturn || (byte == Self.lineFeed && !isAfterReturn) { line += 1 }
      isAfterReturn = byte == Self.carriageReturn
      position += 1
    }
    append(buffer[start..<position])
    if record.problem == .tooLong { throw UnclosedQuote(line: quoteLine, isAtEnd: false) }
    if position < end {
      position += 1
      isAfterReturn = false
      state = .quoteInQuoted
    }
  }

  private mutating func takeAfterQuote(_ buffer: [UInt8], _ position: inout Int) {
    switch buffer[position] {
    case Self.quote:
      append(buffer[position...position])
      position += 1
      state = .quoted
    case Self.comma, Self.lineFeed, Self.carriageReturn:
      state = .plain
    default:
      if record.problem == nil { record.problem = .textAfterQuote(column: record.ends.count + 1) }
      state = .plain
    }
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    if record.bytes.count + bytes.count > limit {
      record.problem = .tooLong
    } else {
      record.bytes.append(contentsOf: bytes)
    }
  }
}
