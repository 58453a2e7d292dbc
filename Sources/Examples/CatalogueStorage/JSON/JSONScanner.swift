/// Splits bytes into the values of a JSON array, or of a file with one value a line. It reads chunks of any size
/// and keeps one value. Whether a value is valid is for others to find out; here only its end counts.
struct JSONScanner {
  /// A file whose values can't be told apart from here on.
  struct Failure: Error, Equatable {
    let line: Int
    let reason: String
  }

  private enum State: Equatable {
    /// Nothing but white space so far.
    case start
    /// In the array: a value comes next, or its end if `mayEnd`.
    case beforeValue(mayEnd: Bool)
    /// In a value of the array: this many braces and brackets are open.
    case nested(depth: Int)
    /// In a value of the array that is a number or a word.
    case word
    /// In a string of a value: this many braces and brackets are open around it.
    case string(depth: Int, isEscaped: Bool)
    case afterValue
    case afterArray
    /// Between values that have a line each.
    case beforeLine
    case line
  }

  /// The value that was completed last.
  private(set) var value: [UInt8] = []
  /// The line that it starts on, from 1.
  private(set) var valueLine = 1
  /// Whether it's longer than any value may be; it holds its start then.
  private(set) var isTooLong = false

  private let limit: Int
  private var state = State.start
  private var line = 1
  private var arrayLine = 1

  /// - Parameter limit: How many bytes a value may have.
  init(limit: Int) {
    self.limit = limit
  }

  /// Reads on until a value is complete.
  ///
  /// - Parameters:
  ///   - buffer: The chunk.
  ///   - position: Where to read on; afterwards, where the next call reads on.
  ///   - end: Where the chunk ends.
  /// - Returns: `false` if the chunk ended first.
  mutating func scan(
    _ buffer: [UInt8], from position: inout Int, to end: Int
  ) throws(Failure) -> Bool {
    while position < end {
      let byte = buffer[position]
      // A word ends before the byte that ends it.
      if state == .word, Self.endsWord(byte) {
        state = .afterValue
        return true
      }
      position += 1
      defer { if byte == UInt8(ascii: "\n") { line += 1 } }
      if try take(byte) { return true }
    }
    return false
  }

  /// Completes the last value at the end of the file.
  ///
  /// - Returns: `false` if there is none.
  mutating func finish() throws(Failure) -> Bool {
    switch state {
    case .start: throw Failure(line: 1, reason: "the file is empty")
    case .afterArray, .beforeLine: return false
    case .line:
      state = .beforeLine
      return true
    case .beforeValue, .afterValue, .word:
      throw Failure(line: arrayLine, reason: "the array that begins on this line is never closed")
    case .nested, .string:
      throw Failure(line: valueLine, reason: "the value that begins on this line never ends")
    }
  }

  /// - Returns: Whether the value is complete.
  private mutating func take(_ byte: UInt8) throws(Failure) -> Bool {
    switch state {
    case .start: takeFirst(byte)
    case .beforeValue(let mayEnd): try takeBeforeValue(byte, mayEnd: mayEnd)
    case .word: append(byte)
    case .nested(let depth): return takeNested(byte, depth: depth)
    case .string(let depth, let isEscaped):
      return takeString(byte, depth: depth, isEscaped: isEscaped)
    case .afterValue: try takeAfterValue(byte)
    case .afterArray:
      if !Self.isBlank(byte) {
        throw Failure(line: line, reason: "there is more after the end of the array")
      }
    case .beforeLine:
      if !Self.isBlank(byte) {
        begin(byte)
        state = .line
      }
    case .line:
      if byte == UInt8(ascii: "\n") {
        state = .beforeLine
        return true
      }
      append(byte)
    }
    return false
  }

  private mutating func takeFirst(_ byte: UInt8) {
    if Self.isBlank(byte) { return }
    if byte == UInt8(ascii: "[") {
      arrayLine = line
      state = .beforeValue(mayEnd: true)
    } else {
      begin(byte)
      state = .line
    }
  }

  private mutating func takeBeforeValue(_ byte: UInt8, mayEnd: Bool) throws(Failure) {
    switch byte {
    case _ where Self.isBlank(byte): break
    case UInt8(ascii: "]") where mayEnd: state = .afterArray
    case UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"):
      throw Failure(
        line: line, reason: "a value is missing before \"\(Character(Unicode.Scalar(byte)))\"")
    default:
      begin(byte)
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): state = .nested(depth: 1)
      case UInt8(ascii: "\""): state = .string(depth: 0, isEscaped: false)
      default: state = .word
      }
    }
  }

  private mutating func takeNested(_ byte: UInt8, depth: Int) -> Bool {
    append(byte)
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["): state = .nested(depth: depth + 1)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      state = depth == 1 ? .afterValue : .nested(depth: depth - 1)
      return depth == 1
    case UInt8(ascii: "\""): state = .string(depth: depth, isEscaped: false)
    default: break
    }
    return false
  }

  private mutating func takeString(_ byte: UInt8, depth: Int, isEscaped: Bool) -> Bool {
    append(byte)
    if isEscaped {
      state = .string(depth: depth, isEscaped: false)
    } else if byte == UInt8(ascii: "\\") {
      state = .string(depth: depth, isEscaped: true)
    } else if byte == UInt8(ascii: "\"") {
      state = depth == 0 ? .afterValue : .nested(depth: depth)
      return depth == 0
    }
    return false
  }

  private mutating func takeAfterValue(_ byte: UInt8) throws(Failure) {
    switch byte {
    case _ where Self.isBlank(byte): break
    case UInt8(ascii: ","): state = .beforeValue(mayEnd: false)
    case UInt8(ascii: "]"): state = .afterArray
    default: throw Failure(line: line, reason: "a comma is missing between two values")
    }
  }

  private mutating func begin(_ byte: UInt8) {
    value.removeAll(keepingCapacity: true)
    isTooLong = false
    valueLine = line
    append(byte)
  }

  private mutating func append(_ byte: UInt8) {
    if value.count < limit { value.append(byte) } else { isTooLong = true }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]")
  }
}
