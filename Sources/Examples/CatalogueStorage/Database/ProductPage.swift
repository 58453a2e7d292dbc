import Catalogue

/// Some of the stored products, in order.
public struct ProductPage: Equatable, Sendable {
  /// The products.
  public let products: [Product]
  /// Where the next page starts; `nil` if there are no more products.
  public let next: ProductCursor?
}
