import Rehearsal
import RehearsalDoubles
import RehearsalSpecification
import TallyCounter
import Testing

@MainActor
@Suite("The counter", .specification(of: "Tally counter"))
struct CounterSpecification {
  private let view = CounterViewSpy()

  private func labels(_ texts: String...) -> [CounterViewCommand] {
    texts.enumerated().map { .updateLabel(at: $0, text: $1) }
  }

  private func givenACounter() -> CounterPresenter {
    given("a counter of four digits that shows zeros") {
      defer { view.forgetCalls() }
      return CounterPresenter(view: view)
    }
  }

  @Test("A new counter shows a zero for each digit", arguments: [1, 4, 7])
  func creation(digitCount: Int) {
    let presenter = when("a counter of \(digitCount, as: "number") digits appears") {
      CounterPresenter(view: view, digitCount: digitCount)
    }
    then("it shows \(digitCount, as: "number") zeros, beginning with the ones place") {
      view.expect((0..<digitCount).map { .updateLabel(at: $0, text: "0") })
      expect(presenter.digitCount, equals: digitCount)
    }
  }

  @Test("Unless it is told otherwise, a counter has four digits")
  func fourDigits() {
    let presenter = when("a counter appears") { CounterPresenter(view: view) }
    then("it has four digits, and each shows zero") {
      expect(presenter.digitCount, equals: 4)
      view.expect(labels("0", "0", "0", "0"))
    }
  }

  @Test("Each tap shows every digit again, also those that did not change")
  func taps() {
    let presenter = givenACounter()
    when("the user taps the increment button") { presenter.increment() }
    then("the ones place shows 1, and every digit is shown") {
      view.expect(labels("1", "0", "0", "0"))
    }
    view.forgetCalls()
    when("the user taps up") { presenter.up() }
    then("the three smallest digits are one more: 1111") {
      view.expect(labels("1", "1", "1", "1"))
    }
    view.forgetCalls()
    when("the user taps up") { presenter.up() }
    then("all digits are equal, so all are one more: 2222") {
      view.expect(labels("2", "2", "2", "2"))
    }
    view.forgetCalls()
    when("the user taps down three times") { for _ in 0..<3 { presenter.down() } }
    then("all digits are one less each time, and after 0 comes 9: 1111, 0000, 9999") {
      view.expect(
        labels("1", "1", "1", "1") + labels("0", "0", "0", "0") + labels("9", "9", "9", "9"))
    }
  }

  @Test("A screen that comes later shows the digits as they are now")
  func lateView() {
    let presenter = given("a counter without a screen") { CounterPresenter() }
    when("it is incremented twice, and then a screen comes") {
      presenter.increment()
      presenter.increment()
      presenter.attach(view)
    }
    then("the screen shows 2 in the ones place, and each digit once") {
      view.expect(labels("2", "0", "0", "0"))
    }
  }

  @Test("A screen that has left is told nothing any more")
  func detached() {
    let presenter = givenACounter()
    when("the screen leaves, and then up is tapped") {
      presenter.detach(view)
      presenter.up()
    }
    then("the screen that left is told nothing") { view.expect([]) }
  }

  @Test("A counter does not keep its screen")
  func isWeak() {
    weak var gone: CounterViewSpy?
    let presenter = given("a counter whose screen is closed") {
      let view = CounterViewSpy()
      gone = view
      return CounterPresenter(view: view)
    }
    when("the increment button is tapped") { presenter.increment() }
    then("the screen is gone, and nothing goes wrong") {
      expect(gone == nil, "The screen is still there.")
    }
  }
}
