import Catalogue

/// The fields of a product as UTF-8, in one buffer: what an import hands to the database without making strings.
public struct ProductFields: Equatable, Sendable {
  /// The buffer that the fields are parts of.
  var bytes: [UInt8]
  var name: Range<Int>
  var description: Range<Int>
  var image: Range<Int>

  init(bytes: [UInt8], name: Range<Int>, description: Range<Int>, image: Range<Int>) {
    self.bytes = bytes
    self.name = name
    self.description = description
    self.image = image
  }

  /// The fields of a product.
  public init(_ product: Product) {
    bytes = Array(product.name.utf8)
    name = 0..<bytes.count
    bytes += product.description.utf8
    description = name.upperBound..<bytes.count
    bytes += product.image.utf8
    image = description.upperBound..<bytes.count
  }

  /// The product that has these fields.
  public var product: Product {
    Product(
      name: String(decoding: bytes[name], as: UTF8.self),
      description: String(decoding: bytes[description], as: UTF8.self),
      image: String(decoding: bytes[image], as: UTF8.self))
  }
}
