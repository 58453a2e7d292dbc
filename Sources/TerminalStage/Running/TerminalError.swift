/// Why a terminal cannot be used.
public enum TerminalError: Error, Equatable, CustomStringConvertible {
  /// Standard input is no terminal.
  case inputIsNoTerminal
  /// Standard output is no terminal.
  case outputIsNoTerminal
  /// The system has no description of this type of terminal.
  case unknownType(String)
  /// This type of terminal cannot move its cursor, or lacks something else that is needed.
  case unsuitableType(String)
  /// The system refused; the number says why.
  case systemFailure(number: Int32)

  /// The exit status that says that a service is not available (`EX_UNAVAILABLE`).
  public var exitStatus: Int32 { 69 }

  /// What is wrong and what to do about it.
  public var description: String {
    switch self {
    case .inputIsNoTerminal:
      "Standard input is not a terminal. Run this in a terminal, without a pipe or file as its input."
    case .outputIsNoTerminal:
      "Standard output is not a terminal. Run this in a terminal, without sending its output to a pipe or file."
    case .unknownType(""):
      "The environment variable TERM is not set. Set it to your terminal's type, for example: TERM=xterm-256color"
    case .unknownType(let name):
      "The terminal type \"\(shown(name))\" (environment variable TERM) is unknown here. Install its description (Debian: ncurses-term), or set TERM to a known type, for example: TERM=xterm-256color"
    case .unsuitableType(let name):
      "A terminal of type \"\(shown(name))\" (environment variable TERM) cannot move its cursor. Use another terminal, or set TERM to what it really is, for example: TERM=xterm-256color"
    case .systemFailure(let number):
      "The terminal could not be opened: system error \(number). Check that it still exists and that you may read and write it."
    }
  }

  private func shown(_ text: String) -> String {
    Glyph.glyphs(of: text).map(\.text).joined()
  }
}
