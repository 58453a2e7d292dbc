import CSQLite

/// A prepared statement. It keeps its connection open.
final class SQLiteStatement {
  private let handle: OpaquePointer
  private let connection: SQLiteConnection

  init(_ handle: OpaquePointer, connection: SQLiteConnection) {
    self.handle = handle
    self.connection = connection
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Sets a parameter. The first has index 1.
  func bind(_ integer: Int, at index: Int32) throws(SQLiteError) {
    try connection.check(sqlite3_bind_int64(handle, index, Int64(integer)))
  }

  /// Goes to the next row.
  ///
  /// - Returns: `false` if there is none.
  func step() throws(SQLiteError) -> Bool {
    let code = sqlite3_step(handle)
    try connection.check(code)
    return code == SQLITE_ROW
  }

  /// Makes the statement ready to run once more.
  func reset() {
    // It repeats the error of the last step, which was thrown there.
    sqlite3_reset(handle)
  }

  /// Runs the statement once, its text parameters being parts of `bytes`, in order.
  ///
  /// - Parameters:
  ///   - bytes: Valid UTF-8. SQLite reads it in place: nothing is copied before it's written.
  ///   - parts: Where each parameter lies in `bytes`.
  func run(texts bytes: [UInt8], _ parts: Range<Int>...) throws(SQLiteError) {
    defer {
      reset()
      sqlite3_clear_bindings(handle)
    }
    // The pointers are used only until the parameters are cleared, while the buffer is held.
    let code = bytes.withUnsafeBytes { buffer -> Int32 in
      for (index, part) in parts.enumerated() {
        // An array without storage has no address, and without one SQLite would take NULL for the empty text.
        let start = buffer.baseAddress.map { $0 + part.lowerBound } ?? UnsafeRawPointer(handle)
        let code = sqlite3_bind_text(
          handle, Int32(index + 1), start.assumingMemoryBound(to: CChar.self),
          Int32(clamping: part.count), nil)
        if code != SQLITE_OK { return code }
      }
      return sqlite3_step(handle)
    }
    try connection.check(code)
  }

  /// A column of the current row as a number. The first has index 0.
  func integer(at index: Int32) -> Int {
    Int(sqlite3_column_int64(handle, index))
  }

  /// A column of the current row as text, NUL characters included; NULL is empty, and what isn't UTF-8 becomes
  /// replacement characters.
  func text(at index: Int32) -> String {
    // The text must be asked for before its length: asking may convert it.
    guard let start = sqlite3_column_text(handle, index) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, index))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
