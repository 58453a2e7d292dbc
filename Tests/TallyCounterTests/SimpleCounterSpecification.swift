import RehearsalDoubles
import RehearsalSpecification
import TallyCounter
import Testing

@MainActor
@Suite("The simplest counter", .specification(of: "Tally counter"))
struct SimpleCounterSpecification {
  private let view = SimpleCounterViewSpy()

  private func shown(_ counts: Int...) -> [SimpleCounterViewCommand] {
    counts.flatMap { count -> [SimpleCounterViewCommand] in
      [
        .updateDecrementButton(isEnabled: count > 0, alpha: count > 0 ? 1 : 0.5),
        .updateLabel(text: String(count)),
      ]
    }
  }

  @Test("At zero the minus button is disabled and half transparent")
  func atZero() {
    when("a counter appears") { _ = SimpleCounterPresenter(view: view) }
    then("the minus button is disabled and half transparent, and then the count is shown as 0") {
      view.expect([
        .updateDecrementButton(isEnabled: false, alpha: 0.5), .updateLabel(text: "0"),
      ])
    }
  }

  @Test("Each tap updates the button, then the count; minus at zero stays at zero")
  func taps() {
    let presenter = given("a counter that shows 0") {
      defer { view.forgetCalls() }
      return SimpleCounterPresenter(view: view)
    }
    when("the user taps minus") { presenter.decrement() }
    then("it still shows 0, and minus stays disabled") { view.expect(shown(0)) }
    view.forgetCalls()
    when("the user taps plus twice") {
      presenter.increment()
      presenter.increment()
    }
    then("it shows 1 and then 2, and minus is enabled and opaque") { view.expect(shown(1, 2)) }
    view.forgetCalls()
    when("the user taps minus twice") {
      presenter.decrement()
      presenter.decrement()
    }
    then("it shows 1 and then 0, and at 0 minus is disabled again") { view.expect(shown(1, 0)) }
  }

  @Test("A screen that comes later shows the count; one that has left is told nothing")
  func lateView() {
    let presenter = given("a counter without a screen, incremented once") {
      let presenter = SimpleCounterPresenter()
      presenter.increment()
      return presenter
    }
    when("a screen comes and leaves, and then plus is tapped") {
      presenter.attach(view)
      presenter.detach(view)
      presenter.increment()
    }
    then("the screen was shown 1, once") { view.expect(shown(1)) }
  }
}
