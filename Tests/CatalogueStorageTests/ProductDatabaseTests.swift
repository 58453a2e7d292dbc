import Catalogue
import Testing

@testable import CatalogueStorage

@Suite struct ProductDatabaseTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("catalogue.sqlite") }

  private func open(
    _ access: SQLiteAccess = .readWriteCreate, schema: ProductSchema = .current
  ) throws -> ProductDatabase {
    try ProductDatabase(path: path, access: access, busyTimeout: .zero, schema: schema)
  }

  @Test func aNewDatabaseIsEmptyAndNewOnlyOnce() throws {
    let database = try open()
    #expect(database.isNew)
    #expect(try database.count() == 0)
    #expect(try database.all() == [])
    #expect(try !open().isNew)
  }

  @Test func aNewDatabaseStartsWithTheProductsGiven() throws {
    let products = SampleCatalogue.products
    let database = try ProductDatabase(path: path, initialProducts: products)
    #expect(database.isNew)
    #expect(try database.all() == products)
    try database.removeAll()
    #expect(try ProductDatabase(path: path, initialProducts: products).all() == [])
  }

  @Test func aDatabaseThatCannotHaveThemIsNotCreated() throws {
    let error = #expect(throws: SQLiteError.self) {
      try ProductDatabase(path: path, initialProducts: [Product(name: "Fine"), Product(name: "")])
    }
    #expect(error?.kind == .invalidValue)
    #expect(try open().isNew)
  }

  @Test func keepsEveryScalarAndTheOrder() throws {
    try open().append(awkwardProducts)
    let products = try open(.readOnly).all()
    #expect(scalars(products) == scalars(awkwardProducts))
  }

  @Test func isInWriteAheadMode() throws {
    _ = try open()
    let connection = try SQLiteConnection(path: path, access: .readWrite, busyTimeout: .zero)
    #expect(try connection.text("PRAGMA journal_mode") == "wal")
  }

  @Test func aProductWithoutNameIsRefusedAndNothingElseIsAdded() throws {
    let database = try open()
    let error = #expect(throws: SQLiteError.self) {
      try database.append([Product(name: "Fine"), Product(name: "")])
    }
    #expect(error?.kind == .invalidValue)
    #expect(try database.count() == 0)
    try database.append([Product(name: "Fine")])
    #expect(try database.count() == 1)
  }

  @Test func pagesByPosition() throws {
    let database = try open()
    try database.append((0..<10).map { Product(name: "\($0)") })
    func names(_ offset: Int, _ limit: Int) throws -> [String] {
      try database.products(offset: offset, limit: limit).map(\.name)
    }
    #expect(try names(0, 3) == ["0", "1", "2"])
    #expect(try names(8, 3) == ["8", "9"])
    #expect(try names(10, 3) == [])
    #expect(try names(4, 0) == [])
  }

  @Test(arguments: [1, 3, 5, 10, 11, Int.max])
  func pagesByCursor(limit: Int) throws {
    let database = try open()
    try database.append((0..<10).map { Product(name: "\($0)") })
    var names: [String] = []
    var cursor: ProductCursor?
    var pages = 0
    repeat {
      let page = try database.page(after: cursor, limit: limit)
      #expect(!page.products.isEmpty)
      names += page.products.map(\.name)
      cursor = page.next
      pages += 1
    } while cursor != nil
    #expect(names == (0..<10).map(String.init))
    #expect(pages == (limit >= 10 ? 1 : (10 + limit - 1) / limit))
  }

  @Test func aCursorSurvivesWhatIsAddedAndRemoved() throws {
    let database = try open()
    try database.append((0..<4).map { Product(name: "\($0)") })
    let first = try database.page(after: nil, limit: 2)
    let other = try SQLiteConnection(path: path, access: .readWrite, busyTimeout: .zero)
    try other.execute("DELETE FROM product WHERE name IN ('0', '1', '2')")
    try database.append([Product(name: "4")])
    #expect(try database.page(after: first.next, limit: 9).products.map(\.name) == ["3", "4"])
  }

  // MARK: Versions

  @Test func bringsAnOlderSchemaUpToDate() throws {
    try open().append([Product(name: "Old")])
    let next = ProductSchema(
      steps: ProductSchema.current.steps + ["CREATE INDEX product_name ON product (name)"])
    let database = try open(schema: next)
    #expect(!database.isNew)
    #expect(try database.all().map(\.name) == ["Old"])
    let connection = try SQLiteConnection(path: path, access: .readOnly, busyTimeout: .zero)
    #expect(try connection.integer("PRAGMA user_version") == next.version)
    #expect(
      try connection.integer("SELECT count(*) FROM sqlite_schema WHERE name = 'product_name'") == 1)
  }

  @Test func aStepThatFailsChangesNothing() throws {
    try open().append([Product(name: "Old")])
    let broken = ProductSchema(
      steps: ProductSchema.current.steps + ["DROP TABLE product", "CREATE nonsense"])
    #expect(throws: SQLiteError.self) { try open(schema: broken) }
    #expect(try open().all().map(\.name) == ["Old"])
  }

  @Test func refusesANewerSchema() throws {
    let next = ProductSchema(steps: ProductSchema.current.steps + ["CREATE TABLE later (x)"])
    _ = try open(schema: next)
    let error = try #require(throws: SQLiteError.self) { try open() }
    #expect(error.kind == .newerSchema(found: 2, supported: 1))
    #expect(
      error.description
        == "The database \(path) has version 2, and this program knows only up to 1. "
        + "Update this program, or use another database.")
  }

  @Test func readingAnOlderSchemaOnlyIsRefused() throws {
    _ = try open()
    let next = ProductSchema(steps: ProductSchema.current.steps + ["CREATE TABLE later (x)"])
    let error = #expect(throws: SQLiteError.self) { try open(.readOnly, schema: next) }
    #expect(error?.kind == .olderSchema(found: 1, supported: 2))
  }

  @Test(arguments: [
    "CREATE TABLE theirs (x)", "PRAGMA user_version = 7", "PRAGMA application_id = 9",
  ])
  func refusesTheDatabaseOfAnotherProgram(sql: String) throws {
    try SQLiteConnection(path: path, access: .readWriteCreate, busyTimeout: .zero).execute(sql)
    let error = #expect(throws: SQLiteError.self) { try open() }
    #expect(error?.kind == .foreign)
  }
}
