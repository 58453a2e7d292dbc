import BrowserStage
import Catalogue

/// The list of products in the browser: a passive view, with the presenter that tells it what to show.
@MainActor
final class ProductsScreen: BrowserScreen, ProductsView {
  private let page: BrowserPage
  private let presenter: ProductsPresenter
  private let paging: ProductPaging
  private let pageNumber: Int
  private var products: [Product] = []
  private var selectedIndex = 0

  init(
    _ page: BrowserPage, repository: any ProductsRepository, paging: ProductPaging, pageNumber: Int
  ) {
    self.page = page
    self.paging = paging
    self.pageNumber = pageNumber
    presenter = ProductsPresenter(repository: repository)
    presenter.attach(self)
    page.on("select", EventParameter(integer: "index")) { [weak self] in self?.select($0) }
    presenter.start()
  }

  func content() -> HTML {
    "\(page.region("summary"))\(page.region("products"))\(page.region("pages"))"
  }

  private func select(_ index: Int) {
    guard products.indices.contains(index) else { return }
    selectedIndex = index
    presenter.select(products[index])
  }

  // MARK: ProductsView

  func show(title: String) {
    page.title = title
  }

  func showLoadingStatus() {
    page.isBusy = true
  }

  func hideLoadingStatus() {
    page.isBusy = false
  }

  func show(products: [Product]) {
    self.products = products
    let indices = paging.indices(page: pageNumber, of: products.count)
    let summary = ProductsMarkup.summary(shown: indices, of: products.count)
    page.replace("summary", with: "<p class=\"summary\">\(summary)</p>")
    page.replace("products", with: ProductsMarkup.list(products, indices))
    page.replace("pages", with: paging.links(page: pageNumber, of: products.count))
    page.announce(summary)
  }

  func showError(message: String) {
    page.showMessage(title: "Error", text: message)
  }

  func showDetail(for product: Product) {
    // Two products may be equal, so the place in the list decides, not the product.
    page.navigate(to: "/products/\(selectedIndex + 1)")
  }
}
