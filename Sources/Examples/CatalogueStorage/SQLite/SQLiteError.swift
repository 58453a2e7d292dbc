import CSQLite
import Foundation

/// A database that could not be opened, read or changed: what is wrong, where, and what to do about it.
public struct SQLiteError: Error, Equatable, Sendable {
  /// What is wrong, as far as a caller can act on it.
  public enum Kind: Equatable, Sendable {
    /// There is no such file, or no such folder to make it in.
    case missing
    /// The path names a folder.
    case folder
    /// The file can't be opened, for want of permission mostly.
    case inaccessible
    /// The file isn't an SQLite database.
    case notADatabase
    /// The file was a database, and is damaged.
    case corrupt
    /// Another connection holds a lock, and held it longer than this one would wait.
    case locked
    /// The database, or this connection to it, doesn't allow changes.
    case readOnly
    /// The disk is full.
    case full
    /// A value breaks a rule of the schema.
    case invalidValue
    /// A later version of this program wrote it.
    case newerSchema(found: Int, supported: Int)
    /// An earlier version of this program wrote it, and the connection isn't allowed to bring it up to date.
    case olderSchema(found: Int, supported: Int)
    /// It's a database, but of another program.
    case foreign
    /// Whatever else SQLite reports.
    case other
  }

  /// What is wrong.
  public let kind: Kind
  /// SQLite's extended result code; 0 where the error wasn't found by SQLite.
  public let code: Int32
  /// SQLite's own words; empty where the error wasn't found by SQLite.
  public let message: String
  /// The database file.
  public let path: String

  init(kind: Kind, code: Int32 = 0, message: String = "", path: String) {
    self.kind = kind
    self.code = code
    self.message = message
    self.path = path
  }

  /// The error for a result code.
  init(code: Int32, message: String, path: String) {
    self.init(kind: Self.kind(of: code, path: path), code: code, message: message, path: path)
  }

  private static func kind(of code: Int32, path: String) -> Kind {
    switch code & 0xff {
    case SQLITE_CANTOPEN: return kindOfUnopened(path)
    case SQLITE_PERM, SQLITE_AUTH: return .inaccessible
    case SQLITE_NOTADB: return .notADatabase
    case SQLITE_CORRUPT: return .corrupt
    case SQLITE_IOERR where code == SQLITE_IOERR | (2 << 8): return .corrupt  // a short read
    case SQLITE_BUSY, SQLITE_LOCKED: return .locked
    case SQLITE_READONLY: return .readOnly
    case SQLITE_FULL: return .full
    case SQLITE_CONSTRAINT, SQLITE_TOOBIG, SQLITE_MISMATCH: return .invalidValue
    default: return .other
    }
  }

  /// SQLite says only that it can't open a file; the file system knows why.
  private static func kindOfUnopened(_ path: String) -> Kind {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return .missing
    }
    return isFolder.boolValue ? .folder : .inaccessible
  }
}

extension SQLiteError: CustomStringConvertible, LocalizedError {
  /// A sentence that says what is wrong, and another that says what to do.
  public var description: String { "\(problem)\(cause). \(advice)" }

  /// The same, for those who ask `localizedDescription`.
  public var errorDescription: String? { description }

  private var cause: String { code == 0 ? "" : " (SQLite error \(code): \(message))" }

  private var problem: String {
    switch kind {
    case .missing: return "There is no database at \(path)"
    case .folder: return "\(path) is a folder, not a database"
    case .inaccessible: return "The database \(path) can't be opened"
    case .notADatabase: return "\(path) isn't an SQLite database"
    case .corrupt: return "The database \(path) is damaged"
    case .locked: return "The database \(path) is locked by another program"
    case .readOnly: return "The database \(path) can't be changed"
    case .full: return "There is no room left for the database \(path)"
    case .invalidValue: return "The database \(path) doesn't take this value"
    case .newerSchema(let found, let supported):
      return
        "The database \(path) has version \(found), and this program knows only up to \(supported)"
    case .olderSchema(let found, let supported):
      return "The database \(path) has version \(found), and this program needs \(supported)"
    case .foreign: return "The database \(path) belongs to another program"
    case .other: return "The database \(path) doesn't work"
    }
  }

  /// What to do about it.
  public var advice: String {
    switch kind {
    case .missing: return "Check the path, or create the database by importing products into it."
    case .folder: return "Name a file in it."
    case .inaccessible: return "Check the permissions of the file and of its folder."
    case .notADatabase: return "Check the path, or move the file away."
    case .corrupt: return "Restore it from a copy, or move it away and import the products again."
    case .locked: return "Close that program, or try again when it's done."
    case .readOnly: return "Check the permissions of the file and of its folder."
    case .full: return "Make room on the disk, and try again."
    case .invalidValue: return "A product needs a name."
    case .newerSchema: return "Update this program, or use another database."
    case .olderSchema: return "Open it once with permission to change it."
    case .foreign: return "Use another path."
    case .other: return "Check the file and the disk."
    }
  }
}
