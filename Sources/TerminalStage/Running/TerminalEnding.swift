/// Why a terminal's run ended.
public enum TerminalEnding: Equatable, Sendable {
  /// The app finished, or the user quit.
  case finished
  /// The terminal was closed.
  case closed
}
