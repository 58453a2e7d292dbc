import BrowserStage

/// A screen that counts, for tests of the stage.
@MainActor
final class CounterScreen: BrowserScreen {
  let page: BrowserPage
  private(set) var count = 0

  init(_ page: BrowserPage) {
    self.page = page
    page.title = "Counter"
    page.replace("count", with: "0")
    page.on("add", EventParameter(integer: "amount", in: 1...100)) { [weak self] amount in
      self?.add(amount)
    }
    page.on(
      "rename", EventParameter(text: "title", maximumBytes: 20), EventParameter(integer: "times")
    ) {
      [weak self] title, times in
      self?.page.title = String(repeating: title, count: times)
    }
    page.on("fail") { [weak self] in self?.page.showMessage(title: "Error", text: "It <failed>") }
    page.on("go") { [weak self] in self?.page.navigate(to: "/other") }
  }

  func content() -> HTML {
    "<p>\(page.region("count"))</p>\(HTML.button(event: "add", ["amount": "1"], label: "Add"))"
  }

  func add(_ amount: Int) {
    count += amount
    page.replace("count", with: "\(count)")
  }
}
