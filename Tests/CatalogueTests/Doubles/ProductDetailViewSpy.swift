import Catalogue

/// Records what the detail of a product is told.
@MainActor
final class ProductDetailViewSpy: ProductDetailView {
  private(set) var calls: [ProductDetailViewCommand] = []

  func show(title: String) { calls.append(.show(title: title)) }
  func show(product: Product) { calls.append(.show(product: product)) }
  func showError(message: String) { calls.append(.showError(message: message)) }
}
