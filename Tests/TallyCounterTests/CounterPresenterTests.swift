import RehearsalDoubles
import TallyCounter
import Testing

@MainActor
@Suite("The presenter of a tally counter")
struct CounterPresenterTests {
  private let view = CounterViewSpy()

  private func labels(_ texts: String...) -> [CounterViewSpy.RecordedCall] {
    texts.enumerated().map { .updateLabel(at: $0, text: $1) }
  }

  @Test("shows a zero for each digit on creation, ascending", arguments: [1, 4, 7])
  func creation(digitCount: Int) {
    let presenter = CounterPresenter(view: view, digitCount: digitCount)
    view.expectCalls((0..<digitCount).map { .updateLabel(at: $0, text: "0") })
    #expect(presenter.digitCount == digitCount)
  }

  @Test("has four digits by default")
  func fourDigits() {
    #expect(CounterPresenter(view: view).digitCount == 4)
    #expect(view.calls.count == 4)
  }

  @Test("shows all digits after each tap, ascending, unchanged ones included")
  func taps() {
    let presenter = CounterPresenter(view: view)
    view.forgetCalls()
    presenter.increment()
    view.expectCalls(labels("1", "0", "0", "0"))
    view.forgetCalls()
    presenter.up()
    view.expectCalls(labels("1", "1", "1", "1"))
    view.forgetCalls()
    presenter.up()
    view.expectCalls(labels("2", "2", "2", "2"))
    view.forgetCalls()
    presenter.down()
    presenter.down()
    presenter.down()
    view.expectCalls(
      labels("1", "1", "1", "1") + labels("0", "0", "0", "0") + labels("9", "9", "9", "9"))
  }

  @Test("holds its view weakly")
  func isWeak() {
    weak var gone: CounterViewSpy?
    let presenter: CounterPresenter
    do {
      let view = CounterViewSpy()
      gone = view
      presenter = CounterPresenter(view: view)
    }
    #expect(gone == nil)
    presenter.increment()
  }

  @Test("shows a late view each digit once, as it is now")
  func lateView() {
    let presenter = CounterPresenter()
    presenter.increment()
    presenter.increment()
    presenter.attach(view)
    view.expectCalls(labels("2", "0", "0", "0"))
  }

  @Test("tells a detached view nothing")
  func detached() {
    let presenter = CounterPresenter(view: view)
    presenter.detach(view)
    view.forgetCalls()
    presenter.up()
    view.expectCalls([])
  }

  @Test("commands print as the calls they stand for")
  func prints() {
    let command = CounterViewCommand.updateLabel(at: 1, text: "7")
    #expect("\(command)" == #"updateLabel(at: 1, text: "7")"#)
  }
}
