@testable import CatalogueStorage

/// Bytes in memory.
struct MemoryByteSource: ByteSource {
  private var bytes: ArraySlice<UInt8>
  let count: Int?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
    count = bytes.count
  }

  mutating func read(into buffer: inout [UInt8]) -> Int {
    let chunk = bytes.prefix(buffer.count)
    buffer.replaceSubrange(0..<chunk.count, with: chunk)
    bytes = bytes.dropFirst(chunk.count)
    return chunk.count
  }
}

/// A row as a test compares it.
enum ReadRow: Equatable {
  case product(String, String, String)
  case bad(Int, String)
}

extension ProductRowReader {
  /// Every row.
  mutating func all() throws -> [ReadRow] {
    var rows: [ReadRow] = []
    var fields = ProductFields(bytes: [], name: 0..<0, description: 0..<0, image: 0..<0)
    while let row = try next(into: &fields) {
      switch row {
      case .product:
        let product = fields.product
        rows.append(.product(product.name, product.description, product.image))
      case .bad(let bad): rows.append(.bad(bad.line, bad.reason))
      }
    }
    return rows
  }
}

/// Sizes of chunks at which every boundary falls everywhere.
let chunkSizes = [1, 2, 3, 5, 7, 64, 4096]
