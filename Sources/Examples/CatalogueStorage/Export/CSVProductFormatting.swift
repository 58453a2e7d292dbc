import Catalogue

/// Comma-separated values by RFC 4180.
struct CSVProductFormatting: ProductFormatting {
  let start = Array("name,description,image\r\n".utf8)

  func append(_ product: Product, isFirst: Bool, to bytes: inout [UInt8]) {
    append(product.name, to: &bytes)
    bytes.append(UInt8(ascii: ","))
    append(product.description, to: &bytes)
    bytes.append(UInt8(ascii: ","))
    append(product.image, to: &bytes)
    bytes += "\r\n".utf8
  }

  func end(isEmpty: Bool) -> [UInt8] { [] }

  private func append(_ field: String, to bytes: inout [UInt8]) {
    let needsQuotes = field.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\r"), UInt8(ascii: "\n"): true
      default: false
      }
    }
    guard needsQuotes else {
      bytes += field.utf8
      return
    }
    bytes.append(UInt8(ascii: "\""))
    for byte in field.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
