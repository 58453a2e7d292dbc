/// The statement that appends a product, prepared when it's first needed: before that the table may not be there.
final class PreparedInsertion {
  private let connection: SQLiteConnection
  private var statement: SQLiteStatement?

  init(_ connection: SQLiteConnection) {
    self.connection = connection
  }

  func run(_ fields: ProductFields) throws(SQLiteError) {
    try prepared().run(texts: fields.bytes, fields.name, fields.description, fields.image)
  }

  private func prepared() throws(SQLiteError) -> SQLiteStatement {
    if let statement { return statement }
    let statement = try connection.prepare(
      "INSERT INTO product (name, description, image) VALUES (?, ?, ?)")
    self.statement = statement
    return statement
  }
}
