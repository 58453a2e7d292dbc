import BrowserStage

/// The start page: a list of the examples.
@MainActor
final class StartScreen: BrowserScreen {
  private let entries: [StartEntry]

  init(_ page: BrowserPage, entries: [StartEntry]) {
    self.entries = entries
    page.title = "Examples"
  }

  func content() -> HTML {
    let items: [HTML] = entries.map { entry in
      let content: HTML = "<strong>\(entry.title)</strong><span>\(entry.text)</span>"
      return "<li>\(HTML.link(to: entry.address, style: "entry", content: content))</li>"
    }
    return """
      <p class="summary">Each of these screens is driven by presenters that know no toolkit. \
      The same presenters drive the terminal.</p><ul class="entries">\(items)</ul>
      """
  }
}

extension BrowserServer {
  /// Lists the examples at `/`.
  public func showStartPage(_ entries: [StartEntry]) {
    screen(at: "/") { page in StartScreen(page, entries: entries) }
  }
}
