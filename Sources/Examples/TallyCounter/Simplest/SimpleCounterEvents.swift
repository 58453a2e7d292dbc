import Stagecraft

/// What a user does with the simplest counter.
@ViewEvents(.codable)
@MainActor
public protocol SimpleCounterEvents: AnyObject {
  /// The button that adds one was pressed.
  func increment()
  /// The button that takes one off was pressed.
  func decrement()
}
