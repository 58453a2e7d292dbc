/// The screens of the catalogue.
public enum CatalogueScreen: Hashable, Sendable {
  /// The list of products.
  case products
  /// The detail of one of them.
  case detail(Product)
}
