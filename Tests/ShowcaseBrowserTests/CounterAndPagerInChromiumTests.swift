import BrowserDriver
import BrowserStage
import Catalogue
import CatalogueStorage
import Foundation
import Testing

@testable import ShowcaseViews

/// The counter and the pager as a user meets them: a real Chromium, real pages, a real database.
@MainActor @Suite(.serialized) struct CounterAndPagerInChromiumTests {
  /// A server with both examples, on a database that may be broken meanwhile.
  private func withExamples(
    at path: String, hasScript: Bool = true,
    _ body: (_ address: String, _ database: String, Browser, BrowserTab) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("showcase-examples-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let database = folder.path + "/products.db"
    let products = (1...25).map { Product(name: $0 == 2 ? "<b>Bold</b>" : "Product \($0)") }
    _ = try ProductDatabase(path: database, initialProducts: products)
    let server = BrowserServer(name: "Rehearsal showcase")
    server.showCounter()
    server.showPager(CataloguePageService(SQLiteProductsRepository(path: database)))
    let address = "http://127.0.0.1:\(try server.start())"
    let browser = try await Browser.launch()
    do {
      let tab = try await browser.open(address + path, hasScript: hasScript)
      try await body(address, database, browser, tab)
    } catch {
      await browser.quit()
      await server.stop()
      throw error
    }
    await browser.quit()
    await server.stop()
  }

  private func press(_ event: String, _ tab: BrowserTab) async throws {
    try await tab.click("button[value=\(event)]")
  }

  private func wait(forCount digits: String, _ tab: BrowserTab) async throws {
    try await tab.wait(
      until: """
        [...document.querySelectorAll('ul[aria-label=Count] li')]\
        .map((digit) => digit.textContent.trim()).join('') === '\(digits)'
        """)
  }

  private func wait(forPage text: String, _ tab: BrowserTab) async throws {
    try await tab.wait(until: "document.querySelector('.prose')?.textContent.includes('\(text)')")
  }

  @Test(arguments: CounterForm.allCases)
  func aUserCountsInEachForm(form: CounterForm) async throws {
    try await withExamples(at: "/counter/\(form.rawValue)") { _, _, _, tab in
      #expect(try await tab.text(of: "h1") == "Tally counter")
      #expect(try await tab.text(of: "[aria-current=page]") == form.title)
      try await wait(forCount: "0000", tab)
      try await press("increment", tab)
      try await wait(forCount: "0001", tab)
      try await press("up", tab)
      try await wait(forCount: "1111", tab)
      try await press("down", tab)
      try await wait(forCount: "0000", tab)
      try await press("down", tab)
      try await wait(forCount: "9999", tab)
      try await press("increment", tab)
      try await wait(forCount: "0000", tab)
      #expect(await tab.complaints == [])
    }
  }

  @Test func theKeyboardCounts() async throws {
    try await withExamples(at: "/counter") { _, _, _, tab in
      try await tab.evaluate("document.querySelector('button[value=increment]').focus()")
      for count in 1...3 {
        try await tab.press("Enter")
        try await wait(forCount: "000\(count)", tab)
      }
      #expect(try await tab.evaluate("document.activeElement.value") == "increment")
    }
  }

  @Test func eachTabHasACounterOfItsOwn() async throws {
    try await withExamples(at: "/counter") { address, _, browser, first in
      let second = try await browser.open(address + "/counter")
      try await press("increment", first)
      try await wait(forCount: "0001", first)
      try await press("down", second)
      try await wait(forCount: "9999", second)
      try await wait(forCount: "0001", first)
    }
  }

  @Test func aUserTurnsPages() async throws {
    try await withExamples(at: "/pager") { _, _, _, tab in
      try await wait(forPage: "1. Product 1", tab)
      #expect(try await tab.text(of: ".prose").contains("2. <b>Bold</b>"))
      #expect(
        try await tab.evaluate("document.querySelector('button[value=previous]') === null") == true)
      try await press("next", tab)
      try await wait(forPage: "11. Product 11", tab)
      try await press("next", tab)
      try await wait(forPage: "25. Product 25", tab)
      try await press("next", tab)
      try await tab.wait(until: "document.querySelector('button[value=next]') === null")
      try await wait(forPage: "25. Product 25", tab)
      try await press("previous", tab)
      try await wait(forPage: "11. Product 11", tab)
      try await tab.wait(until: "document.querySelector('button[value=next]') !== null")
      #expect(await tab.complaints == [])
    }
  }

  @Test func aPageThatDoesNotComeIsAnErrorAndThePageStays() async throws {
    try await withExamples(at: "/pager") { _, database, _, tab in
      try await wait(forPage: "1. Product 1", tab)
      for suffix in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: database + suffix)
      }
      try Data("this is no database, and never was one".utf8)
        .write(to: URL(fileURLWithPath: database))
      try await press("next", tab)
      try await tab.wait(until: "document.querySelector('dialog[open]:modal')")
      #expect(try await tab.text(of: "dialog p").contains("The page did not come"))
      try await tab.keepScreenshot("pager-error")
      try await tab.click("dialog button")
      try await tab.wait(until: "!document.querySelector('dialog[open]')")
      try await wait(forPage: "1. Product 1", tab)
    }
  }

  @Test func withoutJavaScriptThePageCanBeRead() async throws {
    try await withExamples(at: "/pager", hasScript: false) { address, _, browser, tab in
      #expect(try await tab.text(of: ".prose").contains("10. Product 10"))
      let counter = try await browser.open(address + "/counter", hasScript: false)
      #expect(try await counter.evaluate("document.querySelectorAll('.headline').length") == 4)
    }
  }

  @Test(
    arguments: [("light", false), ("dark", true)], [("phone", 390, 844), ("desktop", 1280, 900)])
  func nothingOverflowsTheWindow(colors: (String, Bool), window: (String, Int, Int)) async throws {
    try await withExamples(at: "/counter") { address, _, browser, _ in
      for (name, path) in [("counter", "/counter"), ("pager", "/pager")] {
        let tab = try await browser.open(
          address + path, width: window.1, height: window.2, isDark: colors.1)
        #expect(
          try await tab.evaluate("document.documentElement.scrollWidth <= innerWidth") == true)
        try await tab.keepScreenshot("\(name)-\(window.0)-\(colors.0)")
        try await tab.close()
      }
    }
  }
}
