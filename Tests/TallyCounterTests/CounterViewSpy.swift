import TallyCounter

/// Records what a tally counter is told.
@MainActor
final class CounterViewSpy: CounterView {
  var calls: [CounterViewCommand] = []

  func updateLabel(at index: Int, text: String) {
    calls.append(.updateLabel(at: index, text: text))
  }
}

/// Records what the simplest counter is told.
@MainActor
final class SimpleCounterViewSpy: SimpleCounterView {
  var calls: [SimpleCounterViewCommand] = []

  func updateDecrementButton(isEnabled: Bool, alpha: Double) {
    calls.append(.updateDecrementButton(isEnabled: isEnabled, alpha: alpha))
  }

  func updateLabel(text: String) {
    calls.append(.updateLabel(text: text))
  }
}
