/// Something the catalogue offers.
///
/// Data from outside may lack a description or a picture; both then count as empty.
public struct Product: Hashable, Codable, Sendable {
  /// What the product is called.
  public var name: String

  /// What there is to say about it. Empty if there is nothing; a single blank is a description.
  public var description: String

  /// The name of its picture. Empty if it has none.
  public var image: String

  /// Makes a product.
  ///
  /// - Parameters:
  ///   - name: What the product is called.
  ///   - description: What there is to say about it.
  ///   - image: The name of its picture.
  public init(name: String, description: String = "", image: String = "") {
    self.name = name
    self.description = description
    self.image = image
  }

  private enum CodingKeys: String, CodingKey {
    case name, description, image
  }

  /// Reads a product whose description and picture may be absent or null.
  ///
  /// - Parameter decoder: Where to read it from.
  /// - Throws: `DecodingError` if the name is absent, or a value is no string.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    description = try container.decodeIfPresent(String.self, forKey: .description) ?? ""
    image = try container.decodeIfPresent(String.self, forKey: .image) ?? ""
  }
}
