import BrowserStage
import Catalogue
import Turntable

/// A product's model in the browser: a passive view, with the presenter that tells it what to show.
///
/// The page gets the address of each frame once the frame is there, so it never waits for one.
@MainActor
final class ModelPictureView: TurntableView {
  private let page: BrowserPage
  private let region: String
  private let product: Product
  private let presenter: TurntablePresenter

  /// - Parameters:
  ///   - page: the page.
  ///   - region: which region shows the model.
  ///   - product: the product, whose image names a model.
  ///   - models: where its frames come from.
  init(_ page: BrowserPage, region: String, product: Product, models: ModelPictures) {
    self.page = page
    self.region = region
    self.product = product
    presenter = TurntablePresenter(source: models.source(of: product.image))
    page.on("turn", EventParameter(integer: "by", in: -1000...1000)) { [weak presenter] in
      presenter?.turn(by: $0)
    }
    presenter.attach(self)
    presenter.start()
  }

  // MARK: TurntableView

  func showLoadingStatus() {
    page.isBusy = true
    page.patch(region, with: "<div class=\"picture\">\(image(at: "/pictures/-"))</div>")
  }

  func hideLoadingStatus() {
    page.isBusy = false
  }

  func show(frame: TurntableFrame) {
    let address = ModelPictures.address(of: product.image, at: frame.angle)
    let dial = HTML.dial(
      event: "turn", label: "Turn \(product.name)", value: frame.angle.step,
      count: TurntableAngle.stepsPerTurn, text: "\(frame.angle.degrees) degrees",
      content: image(at: address))
    page.patch(region, with: "<div class=\"picture\">\(dial)</div>\(Self.buttons)")
  }

  func showError(message: String) {
    page.showMessage(title: "Error", text: message)
  }

  private func image(at address: String) -> HTML {
    "<img src=\"\(address)\" alt=\"\" width=\"320\" height=\"320\" draggable=\"false\">"
  }

  private static let buttons: HTML = """
    <div class="turns">\(HTML.button(event: "turn", ["by": "-6"], label: "Turn left", style: "quiet"))\
    \(HTML.button(event: "turn", ["by": "6"], label: "Turn right", style: "quiet"))</div>
    """
}
