import Stagecraft

/// Leads from screen to screen of the catalogue.
public typealias CatalogueNavigator = Navigator<CatalogueScreen>

extension Navigator<CatalogueScreen> {
  /// Makes a navigator that begins with the list of products.
  public convenience init() {
    self.init(root: .products)
  }

  /// Shows the detail of a product on top of what is shown now.
  ///
  /// - Parameter product: The product to show.
  public func goToDetail(of product: Product) {
    push(.detail(product))
  }
}
