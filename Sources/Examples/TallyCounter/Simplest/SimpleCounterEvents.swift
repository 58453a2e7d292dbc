/// What a user does with the simplest counter.
@MainActor
public protocol SimpleCounterEvents: AnyObject {
  /// The button that adds one was pressed.
  func increment()
  /// The button that takes one off was pressed.
  func decrement()
}
