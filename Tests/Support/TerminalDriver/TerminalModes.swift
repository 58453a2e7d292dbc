/// What a terminal is set to.
public struct TerminalModes: Hashable, Sendable {
  /// Whether the alternate screen is shown.
  public var isAlternateScreen: Bool
  /// Whether the cursor is visible.
  public var isCursorVisible: Bool
  /// Whether the cursor keys send their application sequences.
  public var isApplicationCursor: Bool
  /// Whether the keypad sends its application sequences.
  public var isApplicationKeypad: Bool

  /// What a shell expects.
  public static let shell = TerminalModes(
    isAlternateScreen: false, isCursorVisible: true, isApplicationCursor: false,
    isApplicationKeypad: false)
}
