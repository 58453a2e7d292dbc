import BrowserDriver
import BrowserStage
import Testing

/// A screen that uses everything that the page's script can do.
@MainActor
private final class WorkshopScreen: BrowserScreen {
  let page: BrowserPage
  private(set) var texts: [String] = []

  init(_ page: BrowserPage) {
    self.page = page
    page.title = "Workshop"
    page.replace("log", with: "<p>first</p>")
    page.on("search", EventParameter(text: "text")) { [weak self] in self?.search($0) }
    page.on("number", EventParameter(integer: "of")) { [weak page] number in
      page?.append(to: "log", "<p>\(number)</p>")
    }
    page.on("rename") { [weak page] in page?.title = "A & <b>" }
    page.on("say") { [weak page] in page?.announce("Said\nonce") }
    page.on("messages") { [weak page] in
      page?.showMessage(title: "First", text: "1 < 2")
      page?.showMessage(title: "Second", text: "2 < 3", button: "Fine")
    }
    page.on("go") { [weak page] in page?.navigate(to: "/?from=there") }
  }

  func content() -> HTML {
    let form = page.form(
      event: "search", isLive: true,
      content:
        "<label>Search <input id=\"text\" name=\"text\"></label><button class=\"primary\">Go</button>"
    )
    let buttons: [HTML] = ["rename", "say", "messages", "go"].map {
      HTML.button(event: $0, label: "\($0)", style: $0)
    }
    return """
      \(form)\(page.region("found"))\(page.region("log"))\(buttons)\
      \(HTML.link(to: "/elsewhere", event: "number", ["of": "7"], style: "number", content: "Number"))
      """
  }

  private func search(_ text: String) {
    texts.append(text)
    page.replace("found", with: "<pre>\(text)\n\(texts.count)</pre>")
  }
}

/// The screen that was made last, while its page is open.
@MainActor
private final class Screens {
  weak var last: WorkshopScreen?
}

@MainActor @Suite(.serialized) struct ScriptTests {
  private func withPage(
    hasScript: Bool = true, _ body: @MainActor (BrowserTab, Screens) async throws -> Void
  ) async throws {
    let server = BrowserServer(name: "Test")
    let screens = Screens()
    server.screen(at: "/") { page in
      let screen = WorkshopScreen(page)
      screens.last = screen
      return screen
    }
    let port = try server.start()
    let browser = try await Browser.launch()
    do {
      let tab = try await browser.open("http://127.0.0.1:\(port)/", hasScript: hasScript)
      try await body(tab, screens)
      #expect(await tab.complaints == [])
    } catch {
      Issue.record(error)
    }
    await browser.quit()
    await server.stop()
  }

  @Test func whatIsTypedArrivesInOrderAndTheFieldKeepsTheFocus() async throws {
    try await withPage { tab, screens in
      try await tab.evaluate("document.querySelector('#text').focus()")
      for letter in ["a", "b", "<", "é"] { try await tab.type(letter) }
      try await tab.wait(until: "document.querySelector('pre')?.textContent === 'ab<é\\n4'")
      #expect(screens.last?.texts == ["a", "ab", "ab<", "ab<é"])
      #expect(try await tab.evaluate("document.activeElement.id") == "text")
      try await tab.press("Enter")
      try await tab.wait(until: "document.querySelector('pre').textContent === 'ab<é\\n5'")
    }
  }

  @Test func piecesAreAddedAndLinksSendEvents() async throws {
    try await withPage { tab, _ in
      for texts in ["first,7", "first,7,7"] {
        try await tab.click("a.number")
        // What is added moves the link, so the next click waits for it.
        try await tab.wait(
          until: """
            [...document.querySelectorAll('[data-region=log] p')].map((p) => p.textContent).join() \
            === '\(texts)'
            """)
      }
      #expect(try await tab.evaluate("location.pathname") == "/")
    }
  }

  @Test func titlesAndAnnouncementsAreText() async throws {
    try await withPage { tab, _ in
      try await tab.click("button.rename")
      try await tab.wait(until: "document.title === 'A & <b> – Test'")
      #expect(try await tab.text(of: "h1") == "A & <b>")
      try await tab.click("button.say")
      try await tab.wait(
        until: "document.querySelector('#stage-status').textContent === 'Said\\nonce'")
    }
  }

  @Test func messagesWaitForTheirTurn() async throws {
    try await withPage { tab, _ in
      try await tab.click("button.messages")
      try await tab.wait(
        until: "document.querySelector('dialog[open] h2')?.textContent === 'First'")
      #expect(try await tab.text(of: "dialog p") == "1 < 2")
      try await tab.click("dialog button")
      try await tab.wait(
        until: "document.querySelector('dialog[open] h2')?.textContent === 'Second'")
      #expect(try await tab.text(of: "dialog button") == "Fine")
      try await tab.click("dialog button")
      try await tab.wait(until: "!document.querySelector('dialog[open]')")
    }
  }

  @Test func leadingElsewhereIsAStepOfTheHistory() async throws {
    try await withPage { tab, _ in
      try await tab.loading { try await tab.click("button.go") }
      #expect(try await tab.evaluate("location.search") == "?from=there")
      try await tab.goBack()
      #expect(try await tab.evaluate("location.search") == "")
    }
  }

  @Test func withoutAScriptFormsAndButtonsStillWork() async throws {
    try await withPage(hasScript: false) { tab, screens in
      try await tab.click("#text")
      try await tab.type("typed")
      try await tab.loading { try await tab.click("form.fields button") }
      #expect(try await tab.text(of: "pre") == "typed\n1")
      #expect(screens.last?.texts == ["typed"])
      try await tab.loading { try await tab.click("button.messages") }
      #expect(try await tab.text(of: "dialog[open] h2") == "First")
      try await tab.click("dialog button")
      #expect(try await tab.evaluate("document.querySelector('dialog[open]') === null") == true)
      try await tab.loading { try await tab.click("button.go") }
      #expect(try await tab.evaluate("location.search") == "?from=there")
    }
  }
}
