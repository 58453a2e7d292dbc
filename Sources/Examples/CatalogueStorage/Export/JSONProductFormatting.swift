import Catalogue
import Foundation

/// A JSON array with one object a line.
struct JSONProductFormatting: ProductFormatting {
  private let encoder: JSONEncoder

  init() {
    encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  let start = Array("[".utf8)

  func append(_ product: Product, isFirst: Bool, to bytes: inout [UInt8]) throws {
    bytes += (isFirst ? "\n" : ",\n").utf8
    bytes += try encoder.encode(product)
  }

  func end(isEmpty: Bool) -> [UInt8] {
    Array((isEmpty ? "]\n" : "\n]\n").utf8)
  }
}
