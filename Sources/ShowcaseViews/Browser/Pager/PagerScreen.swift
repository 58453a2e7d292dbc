import BrowserStage
import Pager

/// A pager in the browser: a passive view that does what its presenter tells it.
@MainActor
final class PagerScreen: BrowserScreen, PagerView {
  private let page: BrowserPage
  private var events: (any PagerEvents)?
  private var isNextEnabled = true
  private var isPreviousEnabled = true

  /// Makes a pager that shows nothing yet.
  ///
  /// - Parameters:
  ///   - page: The open page.
  ///   - connect: Gives what takes the taps.
  init(_ page: BrowserPage, connect: (PagerScreen) -> any PagerEvents) {
    self.page = page
    page.title = "Pager"
    let events = connect(self)
    self.events = events
    page.on("next") { [weak self] in self?.events?.next() }
    page.on("previous") { [weak self] in self?.events?.previous() }
    // A new page is held back while it is busy, so that it goes out with its text.
    page.isBusy = true
    events.load()
  }

  func content() -> HTML {
    "\(page.region("text"))\(page.region("controls"))"
  }

  func setupViews() {
    showControls()
  }

  func updateViews(text: String) {
    page.isBusy = false
    page.replace("text", with: "<p class=\"prose\">\(text)</p>")
  }

  func showError(message: String) {
    page.isBusy = false
    page.showMessage(title: "Error", text: message)
  }

  func setNextEnabled(_ isEnabled: Bool) {
    page.isBusy = false
    isNextEnabled = isEnabled
    showControls()
  }

  func setPreviousEnabled(_ isEnabled: Bool) {
    isPreviousEnabled = isEnabled
    showControls()
  }

  private func showControls() {
    page.replace(
      "controls",
      with: """
        <nav class="pages" aria-label="Pages"><ul>\
        <li>\(button("previous", "Previous", isEnabled: isPreviousEnabled))</li>\
        <li>\(button("next", "Next", isEnabled: isNextEnabled))</li></ul></nav>
        """)
  }

  private func button(_ event: String, _ label: String, isEnabled: Bool) -> HTML {
    guard !isEnabled else { return HTML.button(event: event, label: "\(label)", style: "quiet") }
    return "<button class=\"quiet\" disabled>\(label)</button>"
  }
}

extension BrowserServer {
  /// Shows a pager at `/pager`.
  ///
  /// - Parameter service: Where its pages come from.
  public func showPager(_ service: any PageService) {
    screen(at: "/pager") { page in
      PagerScreen(page) { PagerPresenter(view: $0, service: service) }
    }
  }
}
