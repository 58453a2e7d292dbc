import BrowserStage
import RehearsalDoubles
import TallyCounter
import Testing

@testable import ShowcaseViews

@MainActor
@Suite("The tally counter in the browser")
struct CounterScreenTests {
  private let open: OpenPage
  private let events = CounterEventsSpy()

  init() throws {
    open = try OpenPage()
  }

  private func labels(of screen: CounterScreen) -> [String] {
    screen.content().markup.components(between: "<strong class=\"headline\">", and: "</strong>")
  }

  @Test("has a label for each digit", arguments: [1, 4, 7])
  func labelCount(digitCount: Int) {
    let screen = CounterScreen(open.page, digitCount: digitCount) { _ in events }
    let regions = screen.content().markup.components(between: "data-region=\"digit-", and: "\"")
    #expect(regions == (0..<digitCount).reversed().map(String.init), "the ones place is rightmost")
  }

  @Test("updateLabel changes just that label")
  func updateLabel() {
    let screen = CounterScreen(open.page, digitCount: 3) { _ in events }
    for index in 0..<3 { screen.updateLabel(at: index, text: "0") }
    screen.updateLabel(at: 1, text: "7")
    screen.updateLabel(at: 3, text: "9")
    #expect(labels(of: screen) == ["0", "7", "0"])
    screen.updateLabel(at: 0, text: "5")
    #expect(labels(of: screen) == ["0", "7", "5"])
  }

  @Test(
    "pressing a button calls the presenter once",
    arguments: zip(
      ["increment", "up", "down"], [CounterEventsSpy.RecordedCall.increment, .up, .down]))
  func presses(button: String, event: CounterEventsSpy.RecordedCall) throws {
    let screen = CounterScreen(open.page, digitCount: 4) { _ in events }
    #expect(screen.content().markup.contains("value=\"\(button)\""))
    try open.press(button)
    events.expectCalls([event])
  }

  @Test("shows the same for the same presses, in each form", arguments: CounterForm.allCases)
  func forms(form: CounterForm) async throws {
    let screen = CounterScreen(open.page, digitCount: 4, form: form) {
      form.connect($0, digitCount: 4)
    }
    #expect(labels(of: screen) == ["0", "0", "0", "0"])
    let buttons = ["increment", "up", "down", "down", "increment", "increment"]
    for button in buttons { try open.press(button) }
    await Task { @MainActor in }.value
    #expect(labels(of: screen) == ["0", "0", "0", "1"])
    #expect(screen.content().markup.contains("href=\"/counter/\(form.rawValue)\" aria-current"))
  }

  @Test("is not held by what it is connected with", arguments: CounterForm.allCases)
  func isWeak(form: CounterForm) {
    weak var gone: CounterScreen?
    var events: (any CounterEvents)?
    do {
      let page = open.page
      let screen = CounterScreen(page, digitCount: 2) {
        let connected = form.connect($0, digitCount: 2)
        events = connected
        return connected
      }
      gone = screen
    }
    #expect(gone == nil)
    events?.increment()
  }
}

extension String {
  /// What stands between each two marks.
  func components(between start: String, and end: String) -> [String] {
    split(separator: start).dropFirst().map {
      String($0.split(separator: end, omittingEmptySubsequences: false)[0])
    }
  }
}
