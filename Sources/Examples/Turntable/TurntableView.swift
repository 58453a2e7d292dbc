import Stagecraft

/// An object that can be turned: a passive view that does what its presenter tells it.
@PassiveView(.codable)
@MainActor
public protocol TurntableView: AnyObject {
  /// Shows that the first frame is being made.
  @Replay(.latest("loadingStatus"))
  func showLoadingStatus()
  /// Ends what ``showLoadingStatus()`` began.
  @Replay(.latest("loadingStatus"))
  func hideLoadingStatus()
  /// Shows a frame in place of the one before.
  func show(frame: TurntableFrame)
  /// Shows a message titled "Error" that the user dismisses with "Ok". It is seen once.
  @Replay(.once)
  func showError(message: String)
}
