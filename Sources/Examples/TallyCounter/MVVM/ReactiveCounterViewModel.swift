import Stagecraft

/// A tally counter as reactive MVVM: takes the taps as streams, publishes the digits as one.
///
/// ```swift
/// let increment = PassthroughSubject<Void, Never>()
/// let model = ReactiveCounterViewModel(increment: increment, up: up, down: down)
/// model.$digitTexts.sink { show($0) }   // ["0", "0", "0", "0"] at once
/// increment.send()                      // ["1", "0", "0", "0"]
/// ```
@MainActor
public final class ReactiveCounterViewModel: ObservableObject {
  /// The digits, the ones place first. A new subscriber of its publisher gets the current ones at once.
  @Published public private(set) var digitTexts: [String]

  private var digits: TallyDigits
  private var subscriptions: Set<AnyCancellable> = []

  /// Makes a view model that shows zeros.
  ///
  /// - Parameters:
  ///   - increment: The taps that add one. All taps are to come on the main actor.
  ///   - up: The taps that raise the smallest digits.
  ///   - down: The taps that lower the largest digits.
  ///   - digitCount: How many digits there are.
  public init(
    increment: some Publisher<Void, Never>, up: some Publisher<Void, Never>,
    down: some Publisher<Void, Never>, digitCount: Int = 4
  ) {
    digits = TallyDigits(count: digitCount)
    digitTexts = digits.texts
    increment.sink { [weak self] in self?.change { $0.increment() } }.store(in: &subscriptions)
    up.sink { [weak self] in self?.change { $0.up() } }.store(in: &subscriptions)
    down.sink { [weak self] in self?.change { $0.down() } }.store(in: &subscriptions)
  }

  private func change(_ press: (inout TallyDigits) -> Void) {
    press(&digits)
    digitTexts = digits.texts
  }
}
