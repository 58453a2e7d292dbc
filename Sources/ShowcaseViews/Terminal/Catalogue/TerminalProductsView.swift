import Catalogue
import TerminalStage

/// The list of products in a terminal: a passive view that does what its presenter tells it.
///
/// It is attached while its screen is shown. So an answer or an error that comes while another screen is
/// shown appears when the user is back, and not before.
@MainActor
final class TerminalProductsView: ProductsView {
  let screen = ListScreen()

  private weak var terminal: Terminal?
  private let navigator: CatalogueNavigator
  private let presenter: ProductsPresenter
  private var products: [Product] = []
  private var isStarted = false

  init(terminal: Terminal, navigator: CatalogueNavigator, presenter: ProductsPresenter) {
    self.terminal = terminal
    self.navigator = navigator
    self.presenter = presenter
    screen.emptyText = "No products"
    screen.onAppear = { [weak self] in self?.appear() }
    screen.onDisappear = { [weak self] in self?.disappear() }
    screen.onChoose = { [weak self] in self?.choose($0) }
    screen.onReload = { [weak presenter] in presenter?.start() }
  }

  private func appear() {
    presenter.attach(self)
    guard !isStarted else { return }
    isStarted = true
    presenter.start()
  }

  private func disappear() {
    presenter.detach(self)
  }

  private func choose(_ row: Int) {
    presenter.select(products[row])
  }

  // MARK: What the presenter tells

  func show(title: String) { screen.title = title }
  func showLoadingStatus() { screen.isLoading = true }
  func hideLoadingStatus() { screen.isLoading = false }

  func show(products: [Product]) {
    self.products = products
    screen.rows = products.map(\.name)
  }

  func showError(message: String) {
    terminal?.show(MessageBox(title: "Error", text: message))
  }

  func showDetail(for product: Product) {
    navigator.goToDetail(of: product)
  }
}
