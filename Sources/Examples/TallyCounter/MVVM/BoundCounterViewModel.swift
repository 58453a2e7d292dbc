import Stagecraft

/// A tally counter as MVVM without a reactive framework: views bind ``digitTexts`` by key paths.
///
/// ```swift
/// let token = try model.observe(\.digitTexts, bindTo: view, \.texts)
/// ```
@MainActor
public final class BoundCounterViewModel: BindingSource, CounterEvents {
  /// The digits, the ones place first.
  @Observed public private(set) var digitTexts: [String]

  private var digits: TallyDigits

  /// Makes a view model that shows zeros.
  ///
  /// - Parameter digitCount: How many digits there are.
  public init(digitCount: Int = 4) {
    digits = TallyDigits(count: digitCount)
    digitTexts = digits.texts
  }

  /// Adds one.
  public func increment() {
    digits.increment()
    digitTexts = digits.texts
  }

  /// Raises the smallest digits.
  public func up() {
    digits.up()
    digitTexts = digits.texts
  }

  /// Lowers the largest digits.
  public func down() {
    digits.down()
    digitTexts = digits.texts
  }
}
