import Stagecraft
import TallyCounter

/// What shows a tally counter, told one label at a time or all at once.
@MainActor
protocol CounterDisplay: CounterView {
  /// What the labels show, the ones place first.
  var texts: [String] { get set }
}

/// The forms in which the tally counter's logic is written. All show the same.
public enum CounterForm: String, CaseIterable, Sendable {
  /// A presenter that tells its view.
  case presenter
  /// A view model that publishes.
  case reactive
  /// A view model whose properties are bound by key paths.
  case keyPaths = "key-paths"
  /// A view model of Swift's Observation.
  case observable

  /// What it is called.
  var title: String {
    switch self {
    case .presenter: "MVP"
    case .reactive: "Reactive MVVM"
    case .keyPaths: "MVVM by key paths"
    case .observable: "MVVM with @Observable"
    }
  }

  /// Connects a display with a counter of this form.
  ///
  /// - Parameters:
  ///   - display: What shows the counter. It is referred to weakly.
  ///   - digitCount: How many digits there are.
  /// - Returns: What takes the taps, and keeps the counter for as long as it exists.
  @MainActor func connect<Display: CounterDisplay>(
    _ display: Display, digitCount: Int
  ) -> any CounterEvents {
    switch self {
    case .presenter: CounterPresenter(view: display, digitCount: digitCount)
    case .reactive: ReactiveCounter(display, digitCount: digitCount)
    case .keyPaths: KeyPathCounter(display, digitCount: digitCount)
    case .observable: ObservableCounter(display, digitCount: digitCount)
    }
  }
}

/// Sends taps as streams, and shows what the view model publishes.
private final class ReactiveCounter: CounterEvents {
  private let taps = (
    increment: PassthroughSubject<Void, Never>(), up: PassthroughSubject<Void, Never>(),
    down: PassthroughSubject<Void, Never>()
  )
  private let model: ReactiveCounterViewModel
  private let subscription: AnyCancellable

  init(_ display: some CounterDisplay, digitCount: Int) {
    model = ReactiveCounterViewModel(
      increment: taps.increment, up: taps.up, down: taps.down, digitCount: digitCount)
    subscription = model.$digitTexts.sink { [weak display] in display?.texts = $0 }
  }

  func increment() { taps.increment.send() }
  func up() { taps.up.send() }
  func down() { taps.down.send() }
}

/// Binds a display to a view model by key paths.
private final class KeyPathCounter: CounterEvents {
  private let model: BoundCounterViewModel
  private let token: BindingToken?

  init<Display: CounterDisplay>(_ display: Display, digitCount: Int) {
    model = BoundCounterViewModel(digitCount: digitCount)
    // The texts are observed, so this cannot fail; a test would see that they are not.
    token = try? model.observe(\.digitTexts, bindTo: display, \Display.texts)
  }

  func increment() { model.increment() }
  func up() { model.up() }
  func down() { model.down() }
}

/// Binds a display to an observable view model.
private final class ObservableCounter: CounterEvents {
  private let model: ObservableCounterViewModel
  private let token: BindingToken

  init<Display: CounterDisplay>(_ display: Display, digitCount: Int) {
    model = ObservableCounterViewModel(digitCount: digitCount)
    token = model.observe(\.digitTexts, bindTo: display, \Display.texts)
  }

  func increment() { model.increment() }
  func up() { model.up() }
  func down() { model.down() }
}
