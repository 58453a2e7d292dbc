/// One record of a CSV file: its fields, freed of quotes, one after the other.
struct CSVRecord: Equatable {
  /// Why a record isn't one by RFC 4180, though its end was found.
  enum Problem: Equatable {
    /// Text follows a closing quote, in this column (from 1).
    case textAfterQuote(column: Int)
    /// A field that isn't quoted holds a quote, in this column (from 1).
    case quoteInField(column: Int)
    /// It's longer than any record may be.
    case tooLong
  }

  /// The fields' bytes.
  var bytes: [UInt8] = []
  /// Where each field ends in `bytes`.
  var ends: [Int] = []
  /// The line that it starts on, from 1.
  var line = 1
  /// What is wrong with it.
  var problem: Problem?

  /// A line with nothing on it.
  var isBlank: Bool { ends.count == 1 && bytes.isEmpty && problem == nil }

  /// Where a field lies in `bytes`.
  func field(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }

  /// Whether each field is valid UTF-8.
  var isValidUTF8: Bool {
    // Fields that aren't could add up to bytes that are: then one starts in the middle of a character.
    bytes.isValidUTF8 && !ends.contains { $0 < bytes.count && bytes[$0] & 0xC0 == 0x80 }
  }

  /// Empties it, keeping its storage.
  mutating func restart(line: Int) {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    problem = nil
    self.line = line
  }
}
