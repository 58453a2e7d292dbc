/// Why a test could not go on in its terminal.
public enum TerminalDriverError: Error, CustomStringConvertible {
  /// The screen did not become what was waited for.
  case missing(String, screen: [String])
  /// tmux failed.
  case failed(arguments: [String], status: Int32, output: String)
  /// tmux answered something else than was asked for.
  case unexpected(String)

  /// What went wrong, with the screen.
  public var description: String {
    switch self {
    case .missing(let expectation, let screen):
      "The screen never \(expectation). It is:\n" + screen.map { "| \($0)" }.joined(separator: "\n")
    case .failed(let arguments, let status, let output):
      "tmux \(arguments.joined(separator: " ")) failed with status \(status): \(output)"
    case .unexpected(let output): "tmux answered \"\(output)\""
    }
  }
}
