import Stagecraft

/// A pager as one sees it: a passive view that does what its presenter tells it.
@PassiveView(.codable)
@MainActor
public protocol PagerView: AnyObject {
  /// Shows the text and the two buttons, which are enabled at first.
  func setupViews()
  /// Shows a page in place of the one shown before.
  func updateViews(text: String)
  /// Shows a message that the user dismisses. It is seen once.
  @Replay(.once)
  func showError(message: String)
  /// Shows whether one can go on.
  func setNextEnabled(_ isEnabled: Bool)
  /// Shows whether one can go back.
  func setPreviousEnabled(_ isEnabled: Bool)
}
