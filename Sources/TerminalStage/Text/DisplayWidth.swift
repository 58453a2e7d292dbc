import CTerminalStage

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// How wide characters are on a terminal, by the system's own table.
public enum DisplayWidth {
  /// How many columns a text takes.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The sum of its glyphs' columns.
  /// - Complexity: O(n), where n is the length of the text.
  public static func columns(of text: some StringProtocol) -> Int {
    Glyph.glyphs(of: text).reduce(0) { $0 + $1.columns }
  }

  /// Chooses a UTF-8 locale for the process: the user's, or else the system's plain one. `wcwidth` and
  /// curses know no character beyond ASCII without it.
  static func prepareLocale() { _ = locale }

  private static let locale: Bool = {
    if setlocale(LC_CTYPE, "") != nil, let codeset = nl_langinfo(Int32(CODESET)) {
      if String(cString: codeset) == "UTF-8" { return true }
    }
    return setlocale(LC_CTYPE, "C.UTF-8") != nil
  }()

  static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    prepareLocale()
    return max(0, Int(terminal_width(scalar.value)))
  }

  /// What is shown for a scalar, or nil if that is nothing.
  static func harmless(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x09: return " "
    case 0x0a: return "␤"
    case 0x00..<0x20: return Unicode.Scalar(0x2400 + scalar.value)
    case 0x7f: return "␡"
    case 0x20..<0x7f: return scalar
    case 0x2028, 0x2029: return "␤"
    case 0x202a...0x202e, 0x2066...0x2069: return replacement
    case 0x200c, 0x200d: return scalar
    case 0xfe00...0xfe0f, 0x1f3fb...0x1f3ff: return nil
    default: break
    }
    prepareLocale()
    if terminal_width(scalar.value) < 0 { return replacement }
    return scalar.properties.generalCategory == .format ? nil : scalar
  }

  private static let replacement: Unicode.Scalar = "\u{fffd}"
}
