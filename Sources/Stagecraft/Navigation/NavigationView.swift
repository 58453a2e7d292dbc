/// What shows one screen at a time: a terminal, a window, a browser page.
@PassiveView
@MainActor
public protocol NavigationView<Screen>: AnyObject {
  /// Names a screen and carries what it needs.
  associatedtype Screen: Equatable & Sendable

  /// Shows a screen in place of the one shown now.
  ///
  /// - Parameter screen: The screen to show.
  @Replay(.latest("screen"))
  func show(screen: Screen)

  /// Ends the app: there is nothing to go back to.
  @Replay(.latest("screen"))
  func finish()
}
