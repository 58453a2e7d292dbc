import Catalogue
import Foundation

/// Writes the products of a database, so that importing them gives the same products again.
public struct ProductExport: Sendable {
  /// How many bytes are collected before they are written.
  private static let chunkSize = 1 << 16

  /// The format to write.
  public var format: ProductFileFormat

  /// Creates an export.
  ///
  /// - Parameter format: The format to write.
  public init(format: ProductFileFormat) {
    self.format = format
  }

  /// Writes every product, as they were when the writing began.
  ///
  /// - Parameters:
  ///   - database: Where the products are.
  ///   - write: Takes the bytes, chunk by chunk.
  /// - Returns: How many products were written.
  /// - Throws: ``SQLiteError``, or what `write` throws.
  /// - Complexity: O(number of products), in the memory of one of them.
  public func run(
    _ database: ProductDatabase, write: ([UInt8]) throws -> Void
  ) throws -> Int {
    var count = 0
    var chunk: [UInt8] = []
    let format: any ProductFormatting =
      switch self.format {
      case .csv: CSVProductFormatting()
      case .json: JSONProductFormatting()
      }
    chunk += format.start
    try database.forEach { product in
      try format.append(product, isFirst: count == 0, to: &chunk)
      count += 1
      if chunk.count >= Self.chunkSize {
        try write(chunk)
        chunk.removeAll(keepingCapacity: true)
      }
    }
    try write(chunk + format.end(isEmpty: count == 0))
    return count
  }

  /// Writes every product to a file. The file is replaced when all is written; before that nobody sees a part.
  ///
  /// - Parameters:
  ///   - database: Where the products are.
  ///   - path: The file.
  /// - Returns: How many products were written.
  /// - Throws: ``SQLiteError``, or ``FileError`` if the file can't be written.
  public func run(_ database: ProductDatabase, to path: String) throws -> Int {
    let file = try ReplacementFile(path: path)
    let count = try run(database) { try file.write($0) }
    try file.commit()
    return count
  }
}

/// How products are written in one format.
protocol ProductFormatting {
  /// What comes first.
  var start: [UInt8] { get }
  /// Appends a product.
  func append(_ product: Product, isFirst: Bool, to bytes: inout [UInt8]) throws
  /// What comes last.
  func end(isEmpty: Bool) -> [UInt8]
}
