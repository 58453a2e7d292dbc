import Catalogue
import Foundation

/// Reads the products of a JSON file: an array of objects, or one object a line.
struct JSONProductReader<Source: ByteSource>: ProductRowReader {
  private var bytes: BufferedBytes<Source>
  private var scanner: JSONScanner
  private let limit: Int
  private let decoder = JSONDecoder()
  private var isAtStart = true

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - chunkSize: How many bytes are read at once.
  ///   - limit: How many bytes an object may have.
  init(_ source: Source, chunkSize: Int = 1 << 18, limit: Int = ProductImport.rowLimit) {
    bytes = BufferedBytes(source, chunkSize: chunkSize)
    scanner = JSONScanner(limit: limit)
    self.limit = limit
  }

  var bytesRead: Int { bytes.bytesRead }
  var byteCount: Int? { bytes.byteCount }

  mutating func next(into fields: inout ProductFields) throws -> ProductRow? {
    if isAtStart { try bytes.skipByteOrderMark() }
    isAtStart = false
    guard try readValue() else { return nil }
    do throws(ProductDecodingProblem) {
      fields = ProductFields(try product())
      return .product
    } catch {
      return .bad(BadRow(line: scanner.valueLine, reason: error.reason))
    }
  }

  private mutating func readValue() throws -> Bool {
    do {
      while try bytes.fill() {
        if try scanner.scan(bytes.buffer, from: &bytes.position, to: bytes.end) { return true }
      }
      return try scanner.finish()
    } catch let error as JSONScanner.Failure {
      throw ImportError.malformed(line: error.line, reason: error.reason)
    }
  }

  private func product() throws(ProductDecodingProblem) -> Product {
    if scanner.isTooLong { throw ProductDecodingProblem("it has more than \(limit) bytes") }
    if !scanner.value.isValidUTF8 { throw ProductDecodingProblem("it isn't valid UTF-8") }
    let product = try ProductDecodingProblem.naming {
      try decoder.decode(Product.self, from: Data(scanner.value))
    }
    if product.name.isEmpty { throw ProductDecodingProblem("the name is empty") }
    return product
  }
}
