/// What happens at a terminal.
package enum DisplayEvent: Equatable, Sendable {
  /// The user pressed a key.
  case key(Key)
  /// The size may have changed, or the screen's content was lost.
  case changed
  /// The terminal is gone.
  case closed
}
