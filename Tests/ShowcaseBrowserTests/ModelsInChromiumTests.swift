import BrowserDriver
import Catalogue
import CatalogueModels
import Testing

/// Products that are models, as a user meets them: turned by mouse and keyboard in a real Chromium.
@MainActor @Suite(.serialized, .timeLimit(.minutes(3)))
struct ModelsInChromiumTests {
  private let products = [
    Product(
      name: "Bronze Teapot", description: "Turn it round.", image: "mesh:teapot?material=bronze"),
    Product(name: "Brass Ring", description: "Round.", image: "mesh:torus?material=brass"),
    Product(name: "Wrong", description: "Of no material.", image: "mesh:teapot?material=mud"),
    Product(name: "Elsewhere", description: "Not to be read.", image: "mesh:../../etc/a.obj"),
    Product(name: "Car", description: "A drawing", image: "car"),
  ]

  private func withPage(
    at path: String = "/products/1", hasScript: Bool = true,
    _ body: (Showcase, Browser, BrowserTab) async throws -> Void
  ) async throws {
    let showcase = try Showcase(ProductsRepositorySpy(products))
    let browser = try await Browser.launch()
    do {
      let tab = try await browser.open(showcase.address + path, hasScript: hasScript)
      try await body(showcase, browser, tab)
    } catch {
      await browser.quit()
      await showcase.server.stop()
      throw error
    }
    await browser.quit()
    await showcase.server.stop()
  }

  /// That a frame is on the page: its address, its picture loaded, and what screen readers say.
  private func shows(_ step: Int) -> String {
    """
    (() => {
      const dial = document.querySelector('[role=slider]'), image = dial.querySelector('img');
      return dial.getAttribute('aria-valuenow') === '\(step)' && image.src.endsWith('/\(step)')
        && dial.getAttribute('aria-valuetext') === '\(step * 5) degrees'
        && image.complete && image.naturalWidth === 128;
    })()
    """
  }

  @Test func isTurnedByTheKeyboard() async throws {
    try await withPage { _, _, tab in
      try await tab.wait(until: shows(0))
      #expect(try await tab.text(of: ".headline") == "Bronze Teapot")
      #expect(
        try await tab.evaluate("document.querySelector('[role=slider]').getAttribute('aria-label')")
          == "Turn Bronze Teapot")
      for _ in 0..<4 { try await tab.press("Tab") }
      #expect(try await tab.evaluate("document.activeElement.id") == "dial-turn")
      for (key, step) in [
        ("ArrowRight", 1), ("ArrowUp", 2), ("ArrowLeft", 1), ("ArrowDown", 0), ("ArrowLeft", 71),
        ("ArrowRight", 0), ("PageUp", 6), ("PageDown", 0), ("End", 71), ("Home", 0),
      ] {
        try await tab.press(key)
        try await tab.wait(until: shows(step))
      }
      #expect(
        try await tab.evaluate("document.activeElement.id") == "dial-turn", "the focus has stayed")
      #expect(await tab.complaints == [])
    }
  }

  @Test func isTurnedByDragging() async throws {
    try await withPage { _, _, tab in
      try await tab.wait(until: shows(0))
      try await tab.evaluate("window.dial = document.querySelector('[role=slider]')")
      try await tab.evaluate("window.image = window.dial.querySelector('img')")
      try await tab.drag("[role=slider]", by: 100)
      try await tab.wait(until: shows(20))
      try await tab.drag("[role=slider]", by: -110)
      try await tab.wait(until: shows(70))
      #expect(
        try await tab.evaluate(
          "window.dial.isConnected && window.image.isConnected && window.image.src.endsWith('/70')")
          == true, "the elements have stayed: nothing flickers")
      // A movement without the button turns nothing.
      try await tab.click(".headline")
      try await tab.wait(until: shows(70))
      #expect(await tab.complaints == [])
    }
  }

  @Test func isTurnedByButtons() async throws {
    try await withPage { _, _, tab in
      try await tab.wait(until: shows(0))
      for step in [6, 12] {
        try await tab.click(".turns button:last-child")
        try await tab.wait(until: shows(step))
      }
      try await tab.click(".turns button:first-child")
      try await tab.wait(until: shows(6))
    }
  }

  @Test func isTurnedByButtonsWithoutJavaScript() async throws {
    try await withPage(hasScript: false) { _, _, tab in
      try await showWhatIsNew(on: tab, until: shows(0))
      for step in [6, 12] {
        try await tab.loading { try await tab.click(".turns button:last-child") }
        try await showWhatIsNew(on: tab, until: shows(step))
      }
    }
  }

  /// Follows the link that a page without scripts offers until the frame is there. Neither timers nor
  /// observers run on such a page, so it is asked again and again.
  private func showWhatIsNew(on tab: BrowserTab, until condition: String) async throws {
    let deadline = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < deadline {
      let isTrue = try? await tab.evaluate(condition)
      if isTrue == true { return }
      try await tab.loading { try await tab.click("noscript a") }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw BrowserError.waitedInVain(for: condition, text: "")
  }

  @Test func isAPictureInTheList() async throws {
    try await withPage(at: "/products") { _, _, tab in
      try await tab.wait(
        until: "[...document.images].every((image) => image.complete && image.naturalWidth > 0)")
      #expect(
        try await tab.evaluate("[...document.images].map((image) => image.naturalWidth === 128)")
          .elements == [true, true, false, false, false])
      #expect(await tab.complaints == [])
    }
  }

  @Test(arguments: [
    (3, "There is no material \"mud\". Use one of emerald"),
    (4, "must be named by its path within"),
  ])
  func whatCannotBeShownIsAMessageAndAPlaceholder(number: Int, text: String) async throws {
    try await withPage(at: "/products/\(number)") { _, _, tab in
      try await tab.wait(until: "document.querySelector('dialog[open]:modal')")
      #expect(try await tab.text(of: "dialog p").contains(text))
      try await tab.click("dialog button")
      try await tab.wait(until: "!document.querySelector('dialog[open]')")
      try await tab.wait(until: "document.querySelector('.picture img').naturalWidth > 0")
      #expect(try await tab.text(of: "#stage-busy") == "")
      #expect(try await tab.evaluate("document.querySelector('[role=slider]') === null") == true)
    }
  }

  @Test func addressesOfFramesThatCannotBe() async throws {
    try await withPage(at: "/products/5") { _, _, tab in
      for (path, status) in [
        ("/pictures/car/3", 404), ("/pictures/mesh%3Atorus/x", 404),
        ("/pictures/mesh%3Atorus/-1", 200), ("/pictures/mesh%3A..%2F..%2Fetc%2Fpasswd/0", 200),
      ] {
        let answer = try await tab.evaluate("fetch('\(path)').then((response) => response.status)")
        #expect(answer == .number(Double(status)), "\(path)")
      }
      let outside = try await tab.evaluate(
        "fetch('/pictures/mesh%3A..%2F..%2Fetc%2Fpasswd/0').then((response) => response.text())")
      #expect(outside.string == PictureLibrary.placeholder.svg())
    }
  }

  @Test(
    arguments: [("light", false), ("dark", true)], [("phone", 390, 844), ("desktop", 1280, 900)])
  func nothingOverflowsTheWindow(colors: (String, Bool), window: (String, Int, Int)) async throws {
    try await withPage { showcase, browser, _ in
      let tab = try await browser.open(
        showcase.address + "/products/1", width: window.1, height: window.2, isDark: colors.1)
      try await tab.wait(until: shows(0))
      #expect(try await tab.evaluate("document.documentElement.scrollWidth <= innerWidth") == true)
      try await tab.drag("[role=slider]", by: 50)
      try await tab.wait(until: shows(10))
      try await tab.keepScreenshot("model-\(window.0)-\(colors.0)")
    }
  }
}
