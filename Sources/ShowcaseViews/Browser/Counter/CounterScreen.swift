import BrowserStage
import TallyCounter

/// A tally counter in the browser: a passive view that does what a presenter or a view model tells it.
@MainActor
final class CounterScreen: BrowserScreen, CounterDisplay {
  private let page: BrowserPage
  private let form: CounterForm?
  private var events: (any CounterEvents)?

  /// What the labels show, the ones place first.
  var texts: [String] {
    didSet {
      for index in texts.indices where index >= oldValue.count || texts[index] != oldValue[index] {
        showLabel(at: index)
      }
    }
  }

  /// Makes a counter that shows nothing yet.
  ///
  /// - Parameters:
  ///   - page: The open page.
  ///   - digitCount: How many digits there are.
  ///   - form: The form of its logic, which the page names.
  ///   - connect: Gives what takes the taps.
  init(
    _ page: BrowserPage, digitCount: Int, form: CounterForm? = nil,
    connect: (CounterScreen) -> any CounterEvents
  ) {
    self.page = page
    self.form = form
    texts = Array(repeating: "", count: digitCount)
    page.title = "Tally counter"
    events = connect(self)
    page.on("increment") { [weak self] in self?.events?.increment() }
    page.on("up") { [weak self] in self?.events?.up() }
    page.on("down") { [weak self] in self?.events?.down() }
  }

  func content() -> HTML {
    let labels: [HTML] = texts.indices.reversed().map { "<li>\(page.region("digit-\($0)"))</li>" }
    return """
      <div class="pages"><ul aria-label="Count">\(labels)</ul></div>\
      <div class="pages"><ul><li>\(HTML.button(event: "up", label: "Up", style: "quiet"))</li>\
      <li>\(HTML.button(event: "increment", label: "Increment"))</li>\
      <li>\(HTML.button(event: "down", label: "Down", style: "quiet"))</li></ul></div>\
      \(forms)
      """
  }

  func updateLabel(at index: Int, text: String) {
    guard texts.indices.contains(index) else { return }
    texts[index] = text
  }

  private func showLabel(at index: Int) {
    page.replace("digit-\(index)", with: "<strong class=\"headline\">\(texts[index])</strong>")
  }

  /// Links to the other forms.
  private var forms: HTML {
    guard let form else { return "" }
    let links: [HTML] = CounterForm.allCases.map { other in
      let state: HTML = other == form ? " aria-current=\"page\"" : ""
      return "<li><a href=\"/counter/\(other.rawValue)\"\(state)>\(other.title)</a></li>"
    }
    return "<nav class=\"pages\" aria-label=\"Forms\"><ul>\(links)</ul></nav>"
  }
}

extension BrowserServer {
  /// Shows the tally counter: as MVP at `/counter`, and in each form at its address, as in
  /// `/counter/reactive`.
  ///
  /// - Parameter digitCount: How many digits there are.
  public func showCounter(digitCount: Int = 4) {
    func screen(_ page: BrowserPage, _ form: CounterForm) -> CounterScreen {
      CounterScreen(page, digitCount: digitCount, form: form) {
        form.connect($0, digitCount: digitCount)
      }
    }
    self.screen(at: "/counter") { page in screen(page, .presenter) }
    self.screen(at: "/counter/:form") { page in
      CounterForm(rawValue: page.parameters["form"] ?? "").map { screen(page, $0) }
    }
  }
}
