import Stagecraft

/// A tally counter as one sees it: a passive view that does what its presenter tells it.
@PassiveView(.codable)
@MainActor
public protocol CounterView: AnyObject {
  /// Shows a digit.
  ///
  /// - Parameters:
  ///   - index: Which one; 0 is the ones place, shown rightmost.
  ///   - text: The digit.
  @Replay(.latest("label", key: "index"))
  func updateLabel(at index: Int, text: String)
}
