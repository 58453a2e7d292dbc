import Catalogue
import Foundation

/// The products in an SQLite file.
///
/// Its methods wait for the disk. One thread at a time may use it: an import does directly;
/// ``SQLiteProductsRepository`` keeps it away from the main actor.
public final class ProductDatabase {
  /// Databases up to this size are checked when they're opened: that takes a few milliseconds. Damage in larger
  /// ones shows when the damaged part is read.
  private static let checkedSize = 8 << 20

  /// The database file.
  public let path: String
  /// Whether opening it created its tables.
  public let isNew: Bool

  private let connection: SQLiteConnection
  private let insertion: PreparedInsertion

  /// Opens a database, and brings its schema up to date.
  ///
  /// - Parameters:
  ///   - path: The file. Its folder must exist.
  ///   - access: What it's opened for.
  ///   - busyTimeout: How long to wait for a lock of another connection.
  ///   - initialProducts: What a new database starts with. It has them from the start, or isn't created.
  /// - Throws: ``SQLiteError`` if it's missing, locked, damaged, no database, of a later version, or not ours.
  public convenience init(
    path: String, access: SQLiteAccess = .readWriteCreate, busyTimeout: Duration = .seconds(5),
    initialProducts: [Product] = []
  ) throws(SQLiteError) {
    try self.init(
      path: path, access: access, busyTimeout: busyTimeout, schema: .current,
      initialProducts: initialProducts)
  }

  init(
    path: String, access: SQLiteAccess, busyTimeout: Duration, schema: ProductSchema,
    initialProducts: [Product] = []
  ) throws(SQLiteError) {
    self.path = path
    connection = try SQLiteConnection(path: path, access: access, busyTimeout: busyTimeout)
    do {
      try connection.execute("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
      let insertion = PreparedInsertion(connection)
      self.insertion = insertion
      isNew = try schema.migrate(connection) {
        for product in initialProducts { try insertion.run(ProductFields(product)) }
      }
      if !connection.isReadOnly {
        // Readers and the writer don't wait for each other; a commit is safe against a crash of the program.
        try connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
      }
      try Self.checkIntegrity(of: connection)
    } catch let error as SQLiteError {
      throw error
    } catch {
      preconditionFailure("opening a database throws only SQLiteError, not \(error)")
    }
  }

  private static func checkIntegrity(of connection: SQLiteConnection) throws(SQLiteError) {
    let size =
      try connection.integer("PRAGMA page_count") * connection.integer("PRAGMA page_size")
    guard size <= checkedSize else { return }
    let finding = try connection.text("PRAGMA quick_check(1)")
    if finding != "ok" {
      throw SQLiteError(kind: .corrupt, code: 11, message: finding, path: connection.path)
    }
  }

  /// Whether the file at the path is no longer the one that was opened.
  var isFileGone: Bool { connection.isFileGone }

  /// How many products there are.
  ///
  /// - Complexity: O(size of the database).
  public func count() throws(SQLiteError) -> Int {
    try connection.integer("SELECT count(*) FROM product")
  }

  /// Gives each product, in the order of insertion, as it was when the reading began.
  public func forEach(_ body: (Product) throws -> Void) throws {
    let statement = try connection.prepare(
      "SELECT name, description, image FROM product ORDER BY id")
    while try statement.step() { try body(Self.product(statement, from: 0)) }
  }

  /// Products by their position.
  ///
  /// - Parameters:
  ///   - offset: How many to leave out from the start.
  ///   - limit: How many to give at most.
  /// - Complexity: O(`offset` + `limit`); ``page(after:limit:)`` doesn't pay for what was left out.
  public func products(offset: Int, limit: Int) throws(SQLiteError) -> [Product] {
    precondition(offset >= 0 && limit >= 0, "a page has no negative offset or size")
    let statement = try connection.prepare(
      "SELECT name, description, image FROM product ORDER BY id LIMIT ? OFFSET ?")
    try statement.bind(limit, at: 1)
    try statement.bind(offset, at: 2)
    var products: [Product] = []
    while try statement.step() { products.append(Self.product(statement, from: 0)) }
    return products
  }

  /// The page that follows another.
  ///
  /// - Parameters:
  ///   - cursor: Where the page before ended; `nil` gives the first page.
  ///   - limit: How many products to give at most.
  /// - Complexity: O(`limit`).
  public func page(after cursor: ProductCursor?, limit: Int) throws(SQLiteError) -> ProductPage {
    precondition(limit > 0, "a page has at least one product")
    let statement = try connection.prepare(
      "SELECT id, name, description, image FROM product WHERE id > ? ORDER BY id LIMIT ?")
    try statement.bind(cursor?.identifier ?? Int.min, at: 1)
    // One more than asked for tells whether another page follows.
    try statement.bind(limit < Int.max ? limit + 1 : limit, at: 2)
    var products: [Product] = []
    var last: ProductCursor?
    while try statement.step() {
      if products.count == limit { return ProductPage(products: products, next: last) }
      last = ProductCursor(identifier: statement.integer(at: 0))
      products.append(Self.product(statement, from: 1))
    }
    return ProductPage(products: products, next: nil)
  }

  /// Appends products, all or none.
  ///
  /// - Throws: ``SQLiteError``, of the kind `invalidValue` if a product has no name.
  public func append(_ products: [Product]) throws {
    try transaction { for product in products { try insert(ProductFields(product)) } }
  }

  /// Runs `body` in a transaction; any error undoes what it did.
  func transaction<Value>(_ body: () throws -> Value) throws -> Value {
    try connection.transaction(body)
  }

  /// Appends one product.
  func insert(_ fields: ProductFields) throws(SQLiteError) {
    try insertion.run(fields)
  }

  /// Removes every product.
  func removeAll() throws(SQLiteError) {
    try connection.execute("DELETE FROM product")
  }

  private static func product(_ statement: SQLiteStatement, from column: Int32) -> Product {
    Product(
      name: statement.text(at: column), description: statement.text(at: column + 1),
      image: statement.text(at: column + 2))
  }
}
