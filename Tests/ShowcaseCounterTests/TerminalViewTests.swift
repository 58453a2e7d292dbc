import Pager
import RehearsalDoubles
import TallyCounter
import TerminalStage
import TerminalStageDoubles
import TestClock
import Testing

@testable import ShowcaseViews

@MainActor
@Suite("The tally counter in the terminal")
struct TerminalCounterViewTests {
  private let events = CounterEventsSpy()

  private func shows(_ digits: String, _ view: TerminalCounterView) -> Bool {
    view.drawn().contains { $0.trimmingPrefix(while: { $0 == " " }) == digits }
  }

  @Test("has a label for each digit, the ones place rightmost", arguments: [1, 4, 7])
  func labelCount(digitCount: Int) {
    let view = TerminalCounterView(digitCount: digitCount) { _ in events }
    for index in 0..<digitCount { view.updateLabel(at: index, text: "\(index)") }
    #expect(shows((0..<digitCount).reversed().map(String.init).joined(separator: " "), view))
  }

  @Test("updateLabel changes just that label")
  func updateLabel() {
    let view = TerminalCounterView(digitCount: 3) { _ in events }
    for index in 0..<3 { view.updateLabel(at: index, text: "0") }
    view.updateLabel(at: 1, text: "7")
    view.updateLabel(at: 3, text: "9")
    #expect(shows("0 7 0", view))
  }

  @Test("pressing a key calls the presenter once; other keys mean nothing here")
  func presses() {
    let view = TerminalCounterView(digitCount: 4) { _ in events }
    #expect(view.handle(.character(" ")))
    #expect(view.handle(.up))
    #expect(view.handle(.down))
    #expect(!view.handle(.escape))
    events.expectCalls([.increment, .up, .down])
  }

  @Test("shows the same for the same keys, in each form", arguments: CounterForm.allCases)
  func forms(form: CounterForm) async {
    let view = TerminalCounterView(digitCount: 4) { form.connect($0, digitCount: 4) }
    #expect(shows("0 0 0 0", view))
    for key: Key in [.enter, .up, .down, .down, .character("+"), .enter] { _ = view.handle(key) }
    await Task { @MainActor in }.value
    #expect(shows("0 0 0 1", view))
  }

  @Test("draws on any size", arguments: [(1, 1), (3, 2), (10, 4), (60, 12)])
  func sizes(columns: Int, rows: Int) {
    let view = TerminalCounterView(digitCount: 4) {
      CounterForm.presenter.connect($0, digitCount: 4)
    }
    #expect(view.drawn(columns: columns, rows: rows).count == rows)
  }
}

@MainActor
@Suite("The pager in the terminal")
struct TerminalPagerViewTests {
  @Test("pages with the presenter; a key whose way is barred does nothing")
  func pages() async {
    var made: PagerPresenter?
    let view = TerminalPagerView {
      let presenter = PagerPresenter(
        view: $0, service: PageServiceSpy(texts: ["1. Car\n2. Book", "3. Bus"]))
      made = presenter
      return presenter
    }
    made?.load()
    await made?.finished()
    #expect(view.drawn().contains(" 1. Car") && view.drawn().contains(" 2. Book"))
    #expect(!view.drawn().joined().contains("previous"))
    #expect(view.handle(.left))
    for _ in 0..<2 {
      #expect(view.handle(.right))
      await made?.finished()
    }
    #expect(view.drawn().contains(" 3. Bus"))
    #expect(!view.drawn().joined().contains("next"))
    #expect(!view.handle(.escape))
  }

  @Test("each key calls the presenter once, once the views are set up")
  func presses() {
    let events = PagerEventsSpy()
    let view = TerminalPagerView { _ in events }
    _ = view.handle(.right)
    view.setupViews()
    _ = view.handle(.right)
    _ = view.handle(.left)
    events.expectCalls([.next, .previous])
  }

  @Test("loads when it first appears, and is on the same page when the user comes back")
  func comesBack() {
    let events = PagerEventsSpy()
    let view = TerminalPagerView { _ in events }
    let terminal = Terminal(display: RecordingDisplay(), clock: ManualClock())
    view.didAppear(on: terminal)
    view.setupViews()
    _ = view.handle(.right)
    view.updateViews(text: "page 2")
    view.didDisappear()
    view.didAppear(on: terminal)
    events.expectCalls([.load, .next])
    #expect(view.drawn().joined().contains("page 2"))
  }
}
