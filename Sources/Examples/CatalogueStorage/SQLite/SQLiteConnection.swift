import CSQLite

/// A connection to a database file. One thread at a time may use it and its statements.
final class SQLiteConnection {
  /// The database file.
  let path: String
  private let handle: OpaquePointer

  /// Opens a database file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - access: What it's opened for.
  ///   - busyTimeout: How long a statement waits for a lock of another connection.
  /// - Throws: ``SQLiteError`` if there is no such file or it can't be opened. That it's no database shows only
  ///   when it's read.
  init(path: String, access: SQLiteAccess, busyTimeout: Duration) throws(SQLiteError) {
    // A connection belongs to one thread at a time, so SQLite needn't lock it for us.
    let flags = access.flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(path, &opened, flags, nil)
    guard code == SQLITE_OK, let opened else {
      let message = String(cString: opened.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code))
      sqlite3_close_v2(opened)
      throw SQLiteError(code: code, message: message, path: path)
    }
    self.path = path
    handle = opened
    let (seconds, attoseconds) = busyTimeout.components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    sqlite3_busy_timeout(opened, Int32(clamping: milliseconds))
  }

  deinit {
    // The statements hold the connection, so none is left here.
    sqlite3_close_v2(handle)
  }

  /// Runs one or more statements that give no rows, or whose rows don't matter.
  func execute(_ sql: String) throws(SQLiteError) {
    try check(sqlite3_exec(handle, sql, nil, nil, nil))
  }

  /// Prepares a statement.
  func prepare(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
    guard let statement else { preconditionFailure("no statement in: \(sql)") }
    return SQLiteStatement(statement, connection: self)
  }

  /// The first column of the first row as a number; 0 if there is no row.
  func integer(_ sql: String) throws(SQLiteError) -> Int {
    let statement = try prepare(sql)
    return try statement.step() ? statement.integer(at: 0) : 0
  }

  /// The first column of the first row as text; empty if there is no row.
  func text(_ sql: String) throws(SQLiteError) -> String {
    let statement = try prepare(sql)
    return try statement.step() ? statement.text(at: 0) : ""
  }

  /// Runs `body` in a transaction that holds the write lock from the start; any error rolls it back.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // Some errors have rolled it back already. Should this fail as well, the first error says more.
      if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
      throw error
    }
  }

  /// Whether the database can't be changed through this connection.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Whether the file at the path is no longer the one that was opened: deleted, or replaced.
  var isFileGone: Bool {
    var moved: Int32 = 0
    let code = sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved)
    return code == SQLITE_OK && moved != 0
  }

  /// Throws the error that belongs to a result code, if it's one.
  func check(_ code: Int32) throws(SQLiteError) {
    if code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE { return }
    let extended = sqlite3_extended_errcode(handle)
    throw SQLiteError(
      code: extended & 0xff == code & 0xff ? extended : code,
      message: String(cString: sqlite3_errmsg(handle)), path: path)
  }
}
