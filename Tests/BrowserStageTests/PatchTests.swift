import BrowserDriver
import BrowserStage
import Testing

/// A screen whose region is changed by the test.
@MainActor
private final class PatchedScreen: BrowserScreen {
  static let first: HTML = """
    <p id="a" class="old" title="gone">One</p><input id="b"><ul><li>1</li><li>2</li></ul>\
    \(HTML.dial(event: "turn", label: "Wheel <1>", value: 0, count: 8, text: "north", content: "W"))
    """

  let page: BrowserPage
  private(set) var steps: [Int] = []

  init(_ page: BrowserPage) {
    self.page = page
    page.patch("box", with: Self.first)
    page.on("turn", EventParameter(integer: "by")) { [weak self] in self?.turn($0) }
  }

  func content() -> HTML { page.region("box") }

  private func turn(_ steps: Int) {
    self.steps.append(steps)
  }
}

@MainActor
private final class Screens {
  weak var last: PatchedScreen?
}

/// Regions that are changed in place, and dials, in a real Chromium.
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct PatchTests {
  private func withPage(
    _ body: @MainActor (BrowserTab, PatchedScreen) async throws -> Void
  ) async throws {
    let server = BrowserServer(name: "Test")
    let screens = Screens()
    server.screen(at: "/") { page in
      let screen = PatchedScreen(page)
      screens.last = screen
      return screen
    }
    let port = try server.start()
    let browser = try await Browser.launch()
    do {
      let tab = try await browser.open("http://127.0.0.1:\(port)/")
      try await body(tab, try #require(screens.last))
      #expect(await tab.complaints == [])
    } catch {
      Issue.record(error)
    }
    await browser.quit()
    await server.stop()
  }

  private let box = "document.querySelector('[data-region=box]')"

  @Test func theRegionBecomesWhatIsGivenAndElementsStay() async throws {
    try await withPage { tab, screen in
      try await tab.evaluate("window.kept = [...\(box).children]")
      try await tab.evaluate("document.querySelector('#b').focus()")
      try await tab.evaluate("document.querySelector('#b').value = 'typed'")
      let next: HTML =
        "<p id=\"a\" class=\"new\">Two &amp; <b>three</b></p><input id=\"b\"><ul><li>1</li></ul><em>4</em>5"
      screen.page.patch("box", with: next)
      try await tab.wait(until: "\(box).lastChild.textContent === '5'")
      #expect(try await tab.evaluate("\(box).innerHTML").string == next.markup)
      #expect(
        try await tab.evaluate(
          "window.kept.slice(0, 3).every((element, index) => element === \(box).children[index])")
          == true)
      #expect(try await tab.evaluate("window.kept[3].isConnected") == false)
      #expect(try await tab.evaluate("document.activeElement.id") == "b")
      #expect(try await tab.evaluate("document.activeElement.value") == "typed")
      screen.page.patch("box", with: "")
      try await tab.wait(until: "\(box).childNodes.length === 0")
      screen.page.patch("nowhere", with: "x")
      screen.page.patch("box", with: PatchedScreen.first)
      try await tab.wait(until: "\(box).children.length === 4")
    }
  }

  @Test func dialsSendStepsAndSumUpThoseThatComeFast() async throws {
    try await withPage { tab, screen in
      try await tab.evaluate("document.querySelector('.dial').focus()")
      #expect(
        try await tab.evaluate("document.activeElement.getAttribute('aria-label')") == "Wheel <1>")
      for (key, sum) in [("ArrowRight", 1), ("ArrowDown", 0), ("PageUp", 6), ("End", 13)] {
        try await tab.press(key)
        while screen.steps.reduce(0, +) != sum { try await Task.sleep(for: .milliseconds(5)) }
      }
      // It stands at 0 still, so Home has nothing to send; other keys are left to the page.
      for key in ["Home", "Tab"] { try await tab.press(key) }
      #expect(try await tab.evaluate("document.activeElement.className") != "dial")
      let before = screen.steps.count
      try await tab.drag(".dial", by: 200)
      while screen.steps.reduce(0, +) != 53 { try await Task.sleep(for: .milliseconds(5)) }
      #expect(screen.steps.count - before < 40, "\(screen.steps)")
    }
  }
}
