import CatalogueModels
import TerminalStage
import Turntable

/// A product's model in a terminal: a passive view, with the presenter that tells it what to show.
@MainActor
final class TerminalModelView: TurntableView {
  private weak var screen: DetailScreen?
  private weak var terminal: Terminal?
  private let presenter: TurntablePresenter

  init(screen: DetailScreen, terminal: Terminal, source: any TurntableSource) {
    self.screen = screen
    self.terminal = terminal
    presenter = TurntablePresenter(source: source)
    screen.onTurn = { [weak presenter] in presenter?.turn(by: $0) }
    presenter.attach(self)
    presenter.start()
  }

  // MARK: TurntableView

  func showLoadingStatus() { screen?.status = "Loading…" }

  func hideLoadingStatus() { screen?.status = "" }

  func show(frame: TurntableFrame) {
    screen?.picture = Picture(frame.picture)
    screen?.status = "\(frame.angle.degrees)°"
  }

  func showError(message: String) {
    terminal?.show(MessageBox(title: "Error", text: message))
  }
}

extension FrameForm {
  /// Enough pixels for a large terminal.
  static let terminal = FrameForm.pixels(side: 128)
}
