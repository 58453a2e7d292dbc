import RehearsalDoubles
import SeededRandom
import Stagecraft
import TallyCounter
import Testing

@MainActor
@Suite("The simplest counter")
struct SimpleCounterTests {
  private func shown(_ count: Int) -> [SimpleCounterViewSpy.RecordedCall] {
    [
      .updateDecrementButton(isEnabled: count > 0, alpha: count > 0 ? 1 : 0.5),
      .updateLabel(text: String(count)),
    ]
  }

  @Test("shows the same in all forms for the same taps")
  func sameInAllForms() async throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<100 {
      let isIncrement = (0..<40).map { _ in Bool.random(using: &generator) }
      let presented = SimpleScreen(), reactive = SimpleScreen()
      let bound = SimpleScreen(), observed = SimpleScreen()
      let presenter = SimpleCounterPresenter(view: presented)
      let reactiveModel = ReactiveSimpleCounterViewModel()
      let boundModel = BoundSimpleCounterViewModel()
      let observableModel = ObservableSimpleCounterViewModel()
      let subscription = reactiveModel.$count.sink { count in
        reactive.updateDecrementButton(
          isEnabled: count.isDecrementEnabled, alpha: count.decrementAlpha)
        reactive.updateLabel(text: count.text)
      }
      let bag = BindingBag()
      try boundModel.observe(\.isDecrementEnabled, bindTo: bound, \.isEnabled).store(in: bag)
      try boundModel.observe(\.decrementAlpha, bindTo: bound, \.alpha).store(in: bag)
      try boundModel.observe(\.text, bindTo: bound, \.text).store(in: bag)
      observableModel.observe(\.isDecrementEnabled, bindTo: observed, \.isEnabled).store(in: bag)
      observableModel.observe(\.decrementAlpha, bindTo: observed, \.alpha).store(in: bag)
      observableModel.observe(\.text, bindTo: observed, \.text).store(in: bag)
      let forms: [any SimpleCounterEvents] = [
        presenter, reactiveModel, boundModel, observableModel,
      ]
      for isIncrement in isIncrement {
        for form in forms { isIncrement ? form.increment() : form.decrement() }
      }
      await Task { @MainActor in }.value
      #expect(presented.history.count == 41)
      #expect(reactive.history == presented.history)
      #expect(bound.history == presented.history)
      #expect(observed.history == presented.history)
      subscription.cancel()
    }
  }

  @Test("commands print as the calls they stand for")
  func prints() {
    let commands: [SimpleCounterViewCommand] = [
      .updateDecrementButton(isEnabled: false, alpha: 0.5), .updateLabel(text: "0"),
    ]
    #expect(
      commands.map(\.description) == [
        "updateDecrementButton(isEnabled: false, alpha: 0.5)", #"updateLabel(text: "0")"#,
      ])
  }
}

/// Shows what it is told; each change of the label completes a picture.
@MainActor
private final class SimpleScreen: SimpleCounterView {
  struct Picture: Equatable {
    var isEnabled: Bool, alpha: Double, text: String
  }

  var isEnabled = true
  var alpha = 0.0
  var text = "" {
    didSet { history.append(Picture(isEnabled: isEnabled, alpha: alpha, text: text)) }
  }
  var history: [Picture] = []

  func updateDecrementButton(isEnabled: Bool, alpha: Double) {
    self.isEnabled = isEnabled
    self.alpha = alpha
  }

  func updateLabel(text: String) { self.text = text }
}
