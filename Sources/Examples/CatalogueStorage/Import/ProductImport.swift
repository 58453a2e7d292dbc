/// Loads the products of a file into a database: all of them in one transaction, or nothing.
///
/// It holds one row at a time, so files of any size take the same memory.
public struct ProductImport: Sendable {
  /// What happens to the products that are there already.
  public enum Existing: Sendable {
    /// They stay, and the new ones come after them.
    case kept
    /// They are removed.
    case replaced
  }

  /// How many bytes a row may have. More is taken for a missing quote rather than for a product.
  public static let rowLimit = 16 << 20

  /// How many rows are read between two reports of progress.
  private static let rowsPerReport = 1024

  /// What happens to the products that are there already.
  public var existing: Existing
  /// Whether bad rows are left out; otherwise a single one keeps the whole import from happening.
  public var skipsBadRows: Bool
  /// Told about each bad row, in the order of the file.
  public var onBadRow: @Sendable (BadRow) -> Void
  /// Told about the columns of a CSV file that no product has.
  public var onUnknownColumns: @Sendable ([String]) -> Void
  /// Told now and then how far the import has come.
  public var onProgress: @Sendable (ImportProgress) -> Void

  /// Creates an import.
  ///
  /// - Parameters:
  ///   - existing: What happens to the products that are there already.
  ///   - skipsBadRows: Whether bad rows are left out.
  ///   - onBadRow: Told about each bad row.
  ///   - onUnknownColumns: Told about the columns of a CSV file that no product has.
  ///   - onProgress: Told now and then how far the import has come.
  public init(
    existing: Existing = .kept, skipsBadRows: Bool = false,
    onBadRow: @escaping @Sendable (BadRow) -> Void = { _ in },
    onUnknownColumns: @escaping @Sendable ([String]) -> Void = { _ in },
    onProgress: @escaping @Sendable (ImportProgress) -> Void = { _ in }
  ) {
    self.existing = existing
    self.skipsBadRows = skipsBadRows
    self.onBadRow = onBadRow
    self.onUnknownColumns = onUnknownColumns
    self.onProgress = onProgress
  }

  /// Loads a file.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is the standard input.
  ///   - format: Its format.
  ///   - database: Where the products go.
  /// - Returns: How many products were added and how many rows left out.
  /// - Throws: ``ImportError``, ``FileError`` or ``SQLiteError``; then the database is as it was.
  /// - Complexity: O(size of the file), in the memory of one row.
  public func run(
    path: String, format: ProductFileFormat, into database: ProductDatabase
  ) throws -> ImportSummary {
    let source = try FileByteSource(path: path)
    switch format {
    case .csv:
      var reader = CSVProductReader(source, onUnknownColumns: onUnknownColumns)
      return try run(&reader, into: database)
    case .json:
      var reader = JSONProductReader(source)
      return try run(&reader, into: database)
    }
  }

  func run(
    _ reader: inout some ProductRowReader, into database: ProductDatabase
  ) throws -> ImportSummary {
    try database.transaction {
      if existing == .replaced { try database.removeAll() }
      var fields = ProductFields(bytes: [], name: 0..<0, description: 0..<0, image: 0..<0)
      var (good, bad) = (0, 0)
      while let row = try reader.next(into: &fields) {
        switch row {
        case .product:
          good += 1
          // After a bad row that isn't left out, the rest is read only for its bad rows.
          if bad == 0 || skipsBadRows { try database.insert(fields) }
        case .bad(let row):
          bad += 1
          onBadRow(row)
        }
        if (good + bad) % Self.rowsPerReport == 0 { report(reader, rows: good + bad) }
      }
      report(reader, rows: good + bad)
      if bad > 0 && !skipsBadRows { throw ImportError.badRows(count: bad) }
      return ImportSummary(imported: good, skipped: bad)
    }
  }

  private func report(_ reader: some ProductRowReader, rows: Int) {
    onProgress(
      ImportProgress(bytes: reader.bytesRead, byteCount: reader.byteCount, rows: rows))
  }
}
