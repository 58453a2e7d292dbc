/// Reads products from a file, row by row.
protocol ProductRowReader {
  /// How many bytes have been read.
  var bytesRead: Int { get }
  /// How many bytes there are in all, if that is known.
  var byteCount: Int? { get }

  /// Reads the next row.
  ///
  /// - Parameter fields: Receives the product; its storage is used again for each row.
  /// - Returns: What the row is, or `nil` at the end.
  /// - Throws: ``ImportError`` if the file can't be read on, ``FileError`` if the system says so.
  mutating func next(into fields: inout ProductFields) throws -> ProductRow?
}

/// What a row turned out to be.
enum ProductRow: Equatable {
  /// A product, which was stored in the fields that were given.
  case product
  /// No product.
  case bad(BadRow)
}
