import BrowserDriver
import Catalogue
import RehearsalDoubles
import Testing

/// The catalogue as a user meets it: a real Chromium, real pages, a repository in memory.
@MainActor @Suite(.serialized) struct CatalogueInChromiumTests {
  private func withPage(
    _ repository: ProductsRepositorySpy = ProductsRepositorySpy(Product.samples(200)),
    at path: String = "/products", hasScript: Bool = true,
    _ body: (Showcase, Browser, BrowserTab) async throws -> Void
  ) async throws {
    let showcase = try Showcase(repository)
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

  private let dialogIsOpen = "document.querySelector('dialog[open]:modal')"

  @Test func theStartPageLinksWhatTheTestsSay() async throws {
    try await withPage(at: "/") { _, _, tab in
      #expect(try await tab.text(of: ".entries p a") == "What the tests of Product catalogue say")
      try await tab.loading { try await tab.click(".entries p a") }
      #expect(
        try await tab.evaluate("location.pathname + location.hash") == "/specification#catalogue")
      #expect(try await tab.text(of: "h2") == "It is kept.")
    }
  }

  @Test func aUsersWayThroughTheCatalogue() async throws {
    try await withPage(at: "/") { showcase, _, tab in
      try await tab.loading { try await tab.click("a.entry") }
      try await tab.wait(until: "document.title === 'Products – Rehearsal showcase'")
      #expect(try await tab.text(of: "h1") == "Products")
      #expect(try await tab.evaluate("document.querySelectorAll('.tile').length") == 60)
      #expect(
        try await tab.text(of: ".summary") == "200 products, of which this page shows 1 to 60")

      try await tab.loading { try await tab.click(".tile") }
      #expect(try await tab.evaluate("location.pathname") == "/products/1")
      #expect(try await tab.text(of: "h1") == "Product")
      #expect(try await tab.text(of: ".headline") == "Car")
      #expect(try await tab.text(of: ".prose") == "A beautiful car")
      try await tab.wait(until: "document.querySelector('.picture img').naturalWidth > 0")

      try await tab.goBack()
      #expect(try await tab.text(of: "h1") == "Products")
      try await tab.click("li:nth-child(2) .tile")
      try await tab.wait(until: dialogIsOpen)
      #expect(try await tab.text(of: "dialog h2") == "Error")
      #expect(try await tab.text(of: "dialog p") == "Product without description")
      #expect(try await tab.text(of: "dialog button") == "Ok")
      #expect(try await tab.evaluate("location.pathname") == "/products")
      try await tab.click("dialog button")
      try await tab.wait(until: "!document.querySelector('dialog[open]')")

      try await tab.reload()
      #expect(try await tab.evaluate("document.querySelectorAll('.tile').length") == 60)
      #expect(try await tab.evaluate("document.querySelector('dialog[open]') === null") == true)
      #expect(await tab.complaints == [])
    }
  }

  @Test func thePageReconnectsToARestartedServer() async throws {
    let repository = ProductsRepositorySpy(Product.samples(3))
    try await withPage(repository) { showcase, _, tab in
      try await tab.evaluate("window.isTheOldPage = true")
      try await showcase.restart {
        try await tab.wait(
          until: "document.querySelector('#stage-connection').textContent.includes('lost')")
        repository.stub.get.returns(Product.samples(4))
      }
      try await tab.wait(
        until: "!window.isTheOldPage && document.querySelectorAll('.tile').length === 4")
      #expect(try await tab.evaluate("location.pathname") == "/products")
      try await tab.click("li:nth-child(2) .tile")
      try await tab.wait(until: dialogIsOpen)
    }
  }

  @Test func anEventSentWhileTheServerIsAwayStartsThePageAfresh() async throws {
    try await withPage { showcase, _, tab in
      try await tab.evaluate("window.isTheOldPage = true")
      try await showcase.restart {
        try await tab.click(".tile")
        try await tab.wait(
          until: "document.querySelector('#stage-connection').textContent.includes('lost')")
      }
      try await tab.wait(
        until: "!window.isTheOldPage && document.querySelectorAll('.tile').length === 60")
    }
  }

  @Test func theLoadingIndicatorRunsUntilTheProductsAreThere() async throws {
    let repository = ProductsRepositorySpy()
    let requests = repository.stub.get.leavesOpen()
    try await withPage(repository) { _, _, tab in
      #expect(try await tab.text(of: "#stage-busy") == "Loading…")
      #expect(try await tab.evaluate("document.querySelectorAll('.tile').length") == 0)
      try await tab.keepScreenshot("loading")
      await requests.next().returns(Product.samples(5))
      try await tab.wait(until: "document.querySelectorAll('.tile').length === 5")
      try await tab.wait(until: "document.querySelector('#stage-busy').textContent === ''")
      #expect(
        try await tab.evaluate("document.querySelector('#stage-content').getAttribute('aria-busy')")
          == "false")
      #expect(try await tab.text(of: "#stage-status") == "5 products")
    }
  }

  @Test func aFailingRepositoryIsAnErrorOnTheScreen() async throws {
    let repository = ProductsRepositorySpy()
    repository.stub.get.throws(Failure())
    try await withPage(repository) { _, _, tab in
      try await tab.wait(until: dialogIsOpen)
      #expect(try await tab.text(of: "dialog p") == "No products available")
      try await tab.keepScreenshot("error")
      try await tab.press("Enter")
      try await tab.wait(until: "!document.querySelector('dialog[open]')")
    }
  }

  @Test func twoTabsWorkIndependently() async throws {
    try await withPage { showcase, browser, first in
      let second = try await browser.open(showcase.address + "/products?page=2")
      try await first.click("li:nth-child(2) .tile")
      try await first.wait(until: dialogIsOpen)
      #expect(try await second.evaluate("document.querySelector('dialog[open]') === null") == true)
      try await second.loading { try await second.click(".tile") }
      #expect(try await second.evaluate("location.pathname") == "/products/61")
      #expect(try await first.evaluate("location.pathname") == "/products")
      #expect(showcase.server.pageCount == 2)
      try await second.close()
      while showcase.server.pageCount > 1 { try await Task.sleep(for: .milliseconds(5)) }
    }
  }

  @Test func everythingShownIsEscaped() async throws {
    try await withPage { showcase, _, tab in
      #expect(try await tab.text(of: "li:nth-child(3) .tile") == "<b>Bold</b> & \"quoted\"")
      try await tab.loading { try await tab.click("li:nth-child(3) .tile") }
      #expect(try await tab.text(of: ".headline") == "<b>Bold</b> & \"quoted\"")
      #expect(try await tab.text(of: ".prose") == "<script>alert(1)</script>")
      #expect(await tab.complaints == [])
    }
  }

  @Test func absentAndUnknownPicturesAreAPlaceholder() async throws {
    try await withPage { _, _, tab in
      try await tab.wait(
        until:
          "[...document.images].slice(0, 6).every((image) => image.complete && image.naturalWidth > 0)"
      )
      let pictures = try await tab.evaluate(
        "Promise.all([3, 4, 5].map(async (n) => (await fetch(document.images[n - 1].src)).text()))")
      #expect(
        pictures.elements?.allSatisfy { $0.string == PictureLibrary.placeholder.svg() } == true)
      #expect(await tab.complaints == [])
    }
  }

  @Test func pagesOfALargeCatalogue() async throws {
    let repository = ProductsRepositorySpy(Product.samples(100_000))
    try await withPage(repository) { _, _, tab in
      try await tab.wait(until: "document.querySelectorAll('.tile').length === 60")
      #expect(
        try await tab.text(of: ".summary") == "100,000 products, of which this page shows 1 to 60")
      try await tab.loading { try await tab.click("a[rel=next]") }
      #expect(try await tab.evaluate("location.search") == "?page=2")
      try await tab.loading { try await tab.click(".pages li:nth-last-child(2) a") }
      try await tab.wait(until: "document.querySelectorAll('.tile').length === 40")
      #expect(
        try await tab.evaluate("document.querySelector('[aria-current]').textContent")
          == "Page 1667")
      try await tab.loading { try await tab.click(".tile") }
      try await tab.wait(until: "document.querySelector('.headline')")
      #expect(try await tab.evaluate("location.pathname") == "/products/99961")
      #expect(
        try await tab.evaluate("document.querySelector('.back').getAttribute('href')")
          == "/products?page=1667")
    }
  }

  @Test func anAddressWithoutAProduct() async throws {
    try await withPage(at: "/products/999") { _, _, tab in
      try await tab.wait(until: dialogIsOpen)
      #expect(try await tab.text(of: "dialog p") == "Product not valid")
    }
    for path in ["/products/0", "/products/x", "/products?page=0", "/products?page=x", "/x"] {
      try await withPage(at: path) { _, _, tab in
        let title = try await tab.text(of: "h1")
        #expect(title == "Nothing here")
      }
    }
  }

  @Test func theKeyboardDoesIt() async throws {
    try await withPage { _, _, tab in
      try await tab.press("Tab")
      #expect(try await tab.evaluate("document.activeElement.textContent") == "Skip to the content")
      try await tab.press("Enter")
      try await tab.press("Tab")
      #expect(try await tab.evaluate("document.activeElement.className") == "tile")
      try await tab.press("Tab")
      try await tab.press("Enter")
      try await tab.wait(until: dialogIsOpen)
      #expect(try await tab.evaluate("document.activeElement.textContent") == "Ok")
      try await tab.press("Escape")
      try await tab.wait(until: "!document.querySelector('dialog[open]')")
      #expect(
        try await tab.evaluate("document.activeElement.className") == "tile", "the focus is back")
    }
  }

  @Test func withoutJavaScriptTheCatalogueCanBeRead() async throws {
    try await withPage(hasScript: false) { showcase, browser, tab in
      #expect(try await tab.evaluate("document.querySelectorAll('.tile').length") == 60)
      try await tab.loading { try await tab.click(".tile") }
      #expect(try await tab.text(of: ".headline") == "Car")
    }
  }

  @Test(
    arguments: [("light", false), ("dark", true)], [("phone", 390, 844), ("desktop", 1280, 900)])
  func nothingOverflowsTheWindow(colors: (String, Bool), window: (String, Int, Int)) async throws {
    try await withPage { showcase, browser, _ in
      for (name, path) in [
        ("start", "/"), ("list", "/products"), ("long", "/products/5"), ("detail", "/products/12"),
      ] {
        let tab = try await browser.open(
          showcase.address + path, width: window.1, height: window.2, isDark: colors.1)
        try await tab.wait(
          until: "[...document.images].slice(0, 8).every((image) => image.complete)")
        #expect(
          try await tab.evaluate("document.documentElement.scrollWidth <= innerWidth") == true)
        try await tab.keepScreenshot("\(name)-\(window.0)-\(colors.0)")
        try await tab.close()
      }
    }
  }
}

private struct Failure: Error {}
