/// The tables of the catalogue, as the steps that lead to them.
///
/// `user_version` counts the steps that a database has been through. A later version of the program appends
/// steps; it never changes one that was released.
struct ProductSchema: Sendable {
  /// Marks a database as the catalogue's: "RHSL" in ASCII.
  static let applicationID = 0x5248_534C

  /// The schema that this program writes.
  static let current = ProductSchema(steps: [
    """
    CREATE TABLE product (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL CHECK (name <> ''),
      description TEXT NOT NULL,
      image TEXT NOT NULL
    )
    """
  ])

  /// The statements of each step.
  let steps: [String]

  /// The version that this schema leads to.
  var version: Int { steps.count }

  /// Brings a database to this schema's version.
  ///
  /// - Parameters:
  ///   - connection: The database.
  ///   - fill: Run in the same transaction if the database is new.
  /// - Returns: Whether the database was new.
  /// - Throws: ``SQLiteError`` if it's newer, of another program, or can't be changed though it must.
  func migrate(_ connection: SQLiteConnection, fill: () throws -> Void) throws -> Bool {
    if try version(of: connection) == version { return false }
    if connection.isReadOnly {
      throw SQLiteError(
        kind: .olderSchema(found: try version(of: connection), supported: version),
        path: connection.path)
    }
    return try connection.transaction {
      // Another connection may have been faster: what counts is what is found under the lock.
      let found = try version(of: connection)
      for step in steps[found...] { try connection.execute(step) }
      try connection.execute("PRAGMA application_id = \(Self.applicationID)")
      try connection.execute("PRAGMA user_version = \(version)")
      if found == 0 { try fill() }
      return found == 0
    }
  }

  /// The version of a database, 0 if it's empty.
  private func version(of connection: SQLiteConnection) throws(SQLiteError) -> Int {
    let found = try connection.integer("PRAGMA user_version")
    let application = try connection.integer("PRAGMA application_id")
    let isEmpty = try connection.integer("SELECT count(*) FROM sqlite_schema") == 0
    if isEmpty && found == 0 && application == 0 { return 0 }
    guard application == Self.applicationID, found > 0 else {
      throw SQLiteError(kind: .foreign, path: connection.path)
    }
    guard found <= version else {
      throw SQLiteError(
        kind: .newerSchema(found: found, supported: version), path: connection.path)
    }
    return found
  }
}
