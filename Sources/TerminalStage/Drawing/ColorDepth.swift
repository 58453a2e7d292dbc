/// How many colours a terminal can show.
public enum ColorDepth: Int, Comparable, Sendable {
  /// None, or the user wants none (`NO_COLOR`).
  case none
  /// The eight or sixteen colours of the user's theme.
  case basic
  /// The 256 colours of xterm.
  case palette
  /// Any colour of 24 bits.
  case full

  /// Decides how many colours to use.
  ///
  /// - Parameters:
  ///   - count: How many the terminal's description names.
  ///   - environment: The process's environment. `NO_COLOR`, unless it is empty, rules colours out;
  ///     `COLORTERM` of `truecolor` or `24bit` tells of all of them.
  init(count: Int, environment: [String: String]) {
    if let wish = environment["NO_COLOR"], !wish.isEmpty {
      self = .none
    } else if count < 8 {
      self = .none
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"]) || count > 256 {
      self = .full
    } else {
      self = count == 256 ? .palette : .basic
    }
  }

  /// Whether one shows fewer colours than another.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}
