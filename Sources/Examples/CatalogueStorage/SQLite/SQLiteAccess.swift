import CSQLite

/// What a database is opened for.
public enum SQLiteAccess: Sendable {
  /// To read only: nothing is created, nothing brought up to date.
  case readOnly
  /// To read and write a database that exists.
  case readWrite
  /// To read and write; it's created if there is none.
  case readWriteCreate

  var flags: Int32 {
    switch self {
    case .readOnly: SQLITE_OPEN_READONLY
    case .readWrite: SQLITE_OPEN_READWRITE
    case .readWriteCreate: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    }
  }
}
