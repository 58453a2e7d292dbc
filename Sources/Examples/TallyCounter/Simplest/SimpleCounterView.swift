import Stagecraft

/// The simplest counter as one sees it: a passive view that does what its presenter tells it.
@PassiveView(.codable)
@MainActor
public protocol SimpleCounterView: AnyObject {
  /// Shows whether the button that takes one off can be pressed.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether it can.
  ///   - alpha: How opaque it is, from 0 to 1.
  func updateDecrementButton(isEnabled: Bool, alpha: Double)

  /// Shows the count.
  ///
  /// - Parameter text: The count.
  func updateLabel(text: String)
}
