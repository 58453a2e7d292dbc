import Stagecraft

/// What a user does with a tally counter.
@ViewEvents(.codable)
@MainActor
public protocol CounterEvents: AnyObject {
  /// The button that adds one was pressed.
  func increment()
  /// The button that raises the smallest digits was pressed.
  func up()
  /// The button that lowers the largest digits was pressed.
  func down()
}
