import Catalogue
import CatalogueModels
import TerminalStage

extension Terminal {
  /// Shows the catalogue until the user leaves it.
  ///
  /// - Parameters:
  ///   - repository: Where the products come from.
  ///   - models: Renders the pictures that are 3D models.
  /// - Returns: Why it ended.
  /// - Throws: `TerminalError` if the terminal cannot be used.
  @discardableResult
  public func runCatalogue(
    _ repository: any ProductsRepository, models: ModelFrames = ModelFrames()
  ) async throws(TerminalError) -> TerminalEnding {
    let navigator = CatalogueNavigator()
    let products = TerminalProductsView(
      terminal: self, navigator: navigator, presenter: ProductsPresenter(repository: repository))
    let navigation = TerminalNavigation(terminal: self, navigator: navigator) { screen in
      switch screen {
      case .products: products.screen
      case .detail(let product):
        TerminalProductView.screen(
          terminal: self, presenter: ProductDetailPresenter(product: product), models: models)
      }
    }
    defer { withExtendedLifetime(navigation) {} }
    return try await run()
  }
}
