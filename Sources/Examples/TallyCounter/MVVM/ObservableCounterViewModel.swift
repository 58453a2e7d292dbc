import Observation

/// A tally counter as MVVM with Swift's Observation: what a SwiftUI view shows as it is.
@MainActor
@Observable
public final class ObservableCounterViewModel: CounterEvents {
  private var digits: TallyDigits

  /// Makes a view model that shows zeros.
  ///
  /// - Parameter digitCount: How many digits there are.
  public init(digitCount: Int = 4) {
    digits = TallyDigits(count: digitCount)
  }

  /// The digits, the ones place first.
  public var digitTexts: [String] { digits.texts }

  /// Adds one.
  public func increment() { digits.increment() }

  /// Raises the smallest digits.
  public func up() { digits.up() }

  /// Lowers the largest digits.
  public func down() { digits.down() }
}
