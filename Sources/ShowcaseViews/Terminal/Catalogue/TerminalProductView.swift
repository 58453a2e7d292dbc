import Catalogue
import CatalogueModels
import TerminalStage

/// The detail of a product in a terminal: a passive view that does what its presenter tells it.
@MainActor
final class TerminalProductView: ProductDetailView {
  private weak var screen: DetailScreen?
  private weak var terminal: Terminal?
  private let models: ModelFrames
  private var model: TerminalModelView?

  private init(screen: DetailScreen, terminal: Terminal, models: ModelFrames) {
    self.screen = screen
    self.terminal = terminal
    self.models = models
  }

  /// A screen with its view and presenter, which live as long as it.
  static func screen(
    terminal: Terminal, presenter: ProductDetailPresenter, models: ModelFrames
  ) -> DetailScreen {
    let screen = DetailScreen()
    let view = TerminalProductView(screen: screen, terminal: terminal, models: models)
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
    if let screen, let terminal, ModelImage.isModel(product.image) {
      model = TerminalModelView(
        screen: screen, terminal: terminal, source: models.source(of: product.image, as: .terminal))
    }
  }

  func showError(message: String) {
    terminal?.show(MessageBox(title: "Error", text: message))
  }
}
