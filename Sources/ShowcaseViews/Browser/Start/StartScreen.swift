import BrowserStage

/// The start page: a list of the examples.
@MainActor
final class StartScreen: BrowserScreen {
  private let entries: [StartEntry]
  private let hasSpecification: Bool

  init(_ page: BrowserPage, entries: [StartEntry], hasSpecification: Bool) {
    self.entries = entries
    self.hasSpecification = hasSpecification
    page.title = "Examples"
  }

  func content() -> HTML {
    let items: [HTML] = entries.map { entry in
      let content: HTML = "<strong>\(entry.title)</strong><span>\(entry.text)</span>"
      let link = HTML.link(to: entry.address, style: "entry", content: content)
      return "<li>\(link)\(specification(of: entry))</li>"
    }
    return """
      <p class="summary">Each of these screens is driven by presenters that know no toolkit. \
      The same presenters drive the terminal.</p><ul class="entries">\(items)</ul>
      """
  }

  private func specification(of entry: StartEntry) -> HTML {
    guard hasSpecification, let anchor = entry.anchor else { return "" }
    let content: HTML = "What the tests of \(entry.title) say"
    return "<p>\(HTML.link(to: SpecificationPage.address(of: anchor), content: content))</p>"
  }
}

extension BrowserServer {
  /// Lists the examples at `/`, and links the specification of each.
  ///
  /// - Parameters:
  ///   - entries: The examples.
  ///   - specification: What is shown at `/specification`; without one there are no links.
  public func showStartPage(_ entries: [StartEntry], specification: SpecificationPage? = nil) {
    screen(at: "/") { page in
      StartScreen(page, entries: entries, hasSpecification: specification != nil)
    }
    guard let specification else { return }
    resource(at: SpecificationPage.address) { _ in specification.response }
  }
}
