import BrowserStage
import Catalogue
import CatalogueModels

/// The detail of a product in the browser: a passive view, with the presenter that tells it what to
/// show. The address names the product's place in the list, so the product is fetched first.
@MainActor
final class ProductScreen: BrowserScreen, ProductDetailView {
  private let page: BrowserPage
  private let listAddress: String
  private let models: ModelPictures
  private var model: ModelPictureView?
  private var presenter: ProductDetailPresenter?
  private var request: Task<Void, Never>?

  init(
    _ page: BrowserPage, repository: any ProductsRepository, models: ModelPictures,
    paging: ProductPaging, number: Int
  ) {
    self.page = page
    self.models = models
    listAddress = paging.address(ofPageWithIndex: number - 1)
    page.title = "Product"
    page.isBusy = true
    request = Task { [weak self] in
      let products = (try? await repository.get()) ?? []
      guard !Task.isCancelled else { return }
      self?.present(products.count >= number ? products[number - 1] : nil)
    }
  }

  deinit {
    request?.cancel()
  }

  func content() -> HTML {
    """
    \(HTML.link(to: listAddress, style: "back", content: "All products"))\
    <article class="detail">\(page.region("picture"))\(page.region("product"))</article>
    """
  }

  private func present(_ product: Product?) {
    let presenter = ProductDetailPresenter(product: product)
    self.presenter = presenter
    presenter.attach(self)
    presenter.start()
    // A model says itself when its picture is there.
    if model == nil { page.isBusy = false }
  }

  // MARK: ProductDetailView

  func show(title: String) {
    page.title = title
  }

  func show(product: Product) {
    let description: HTML =
      product.description.isEmpty
      ? "<p class=\"quiet\">No description</p>" : "<p class=\"prose\">\(product.description)</p>"
    page.replace("product", with: "<h2 class=\"headline\">\(product.name)</h2>\(description)")
    show(pictureOf: product)
  }

  private func show(pictureOf product: Product) {
    if ModelImage.isModel(product.image) {
      model = ModelPictureView(page, region: "picture", product: product, models: models)
    } else {
      let image = ProductPictureResource.image(of: product, side: 320, isLazy: false)
      page.replace("picture", with: "<div class=\"picture\">\(image)</div>")
    }
  }

  func showError(message: String) {
    page.showMessage(title: "Error", text: message)
  }
}
