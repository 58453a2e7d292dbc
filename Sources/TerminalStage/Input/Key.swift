/// A key that the user pressed.
public enum Key: Hashable, Sendable {
  /// A character. Combining marks arrive on their own: append them to the text before.
  case character(Character)
  /// A letter together with Control.
  case control(Character)
  /// Enter.
  case enter
  /// Esc.
  case escape
  /// Backspace.
  case backspace
  /// Delete.
  case delete
  /// Tab.
  case tab
  /// Arrow up.
  case up
  /// Arrow down.
  case down
  /// Arrow left.
  case left
  /// Arrow right.
  case right
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
  /// Home.
  case home
  /// End.
  case end
  /// A key, or several at once, without a meaning here.
  case unknown
}
