/// Reads the products of a CSV file.
struct CSVProductReader<Source: ByteSource>: ProductRowReader {
  private var bytes: BufferedBytes<Source>
  private var parser: CSVParser
  private let limit: Int
  private var columns: CSVColumns?
  private let onUnknownColumns: ([String]) -> Void

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - chunkSize: How many bytes are read at once.
  ///   - limit: How many bytes a row may have.
  ///   - onUnknownColumns: Told once about columns that are left out.
  init(
    _ source: Source, chunkSize: Int = 1 << 18, limit: Int = ProductImport.rowLimit,
    onUnknownColumns: @escaping ([String]) -> Void = { _ in }
  ) {
    bytes = BufferedBytes(source, chunkSize: chunkSize)
    parser = CSVParser(limit: limit)
    self.limit = limit
    self.onUnknownColumns = onUnknownColumns
  }

  var bytesRead: Int { bytes.bytesRead }
  var byteCount: Int? { bytes.byteCount }

  mutating func next(into fields: inout ProductFields) throws -> ProductRow? {
    let columns = try columns ?? readHeader()
    repeat {
      guard try readRecord() else { return nil }
    } while parser.record.isBlank
    if let reason = reasonAgainst(parser.record, columns) {
      return .bad(BadRow(line: parser.record.line, reason: reason))
    }
    let record = parser.record
    fields.name = record.field(columns.name)
    fields.description = columns.description.map(record.field) ?? 0..<0
    fields.image = columns.image.map(record.field) ?? 0..<0
    parser.exchangeBytes(with: &fields.bytes)
    return .product
  }

  private mutating func readHeader() throws -> CSVColumns {
    try bytes.skipByteOrderMark()
    repeat {
      guard try readRecord() else {
        throw ImportError.malformed(
          line: 1, reason: "the file is empty; its first line must name the columns")
      }
    } while parser.record.isBlank
    let columns = try CSVColumns(parser.record)
    if !columns.unknown.isEmpty { onUnknownColumns(columns.unknown) }
    self.columns = columns
    return columns
  }

  private mutating func readRecord() throws -> Bool {
    do {
      while try bytes.fill() {
        if try parser.parse(bytes.buffer, from: &bytes.position, to: bytes.end) { return true }
      }
      return try parser.finish()
    } catch let error as CSVParser.UnclosedQuote {
      let reason =
        error.isAtEnd
        ? "the quote that opens a field on this line is never closed"
        : "the quoted field that begins on this line has more than \(limit) bytes;"
          + " its closing quote is probably missing"
      throw ImportError.malformed(line: error.line, reason: reason)
    }
  }

  private func reasonAgainst(_ record: CSVRecord, _ columns: CSVColumns) -> String? {
    switch record.problem {
    case .textAfterQuote(let column):
      return "text follows the closing quote of field \(column); quotes in a field are doubled"
    case .quoteInField(let column):
      return "field \(column) holds a quote but isn't quoted; quote it, and double the quote"
    case .tooLong: return "it has more than \(limit) bytes"
    case nil: break
    }
    if record.ends.count != columns.count {
      let fields = record.ends.count == 1 ? "1 field" : "\(record.ends.count) fields"
      return "it has \(fields), and the header has \(columns.count)"
    }
    if record.field(columns.name).isEmpty { return "the name is empty" }
    return record.isValidUTF8 ? nil : "it isn't valid UTF-8"
  }
}
