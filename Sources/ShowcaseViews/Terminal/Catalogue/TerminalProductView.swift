import Catalogue
import TerminalStage

/// The detail of a product in a terminal: a passive view that does what its presenter tells it.
@MainActor
final class TerminalProductView: ProductDetailView {
  private weak var screen: DetailScreen?
  private weak var terminal: Terminal?

  private init(screen: DetailScreen, terminal: Terminal) {
    self.screen = screen
    self.terminal = terminal
  }

  /// A screen with its view and presenter, which live as long as it.
  static func screen(terminal: Terminal, presenter: ProductDetailPresenter) -> DetailScreen {
    let screen = DetailScreen()
    let view = TerminalProductView(screen: screen, terminal: terminal)
    screen.onAppear = {
      presenter.attach(view)
      presenter.start()
    }
    screen.onDisappear = { presenter.detach(view) }
    return screen
  }

  // MARK: What the presenter tells

  func show(title: String) { screen?.title = title }

  func show(product: Product) {
    screen?.heading = product.name
    screen?.text = product.description
    screen?.picture = Picture(PictureLibrary.pictureOrPlaceholder(named: product.image))
  }

  func showError(message: String) {
    terminal?.show(MessageBox(title: "Error", text: message))
  }
}
