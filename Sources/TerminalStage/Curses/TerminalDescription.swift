import CNcurses
import Foundation

/// What the system knows about the type of terminal at hand (terminfo).
struct TerminalDescription {
  /// How many colours it has.
  let colorCount: Int
  /// What makes it look as before curses took it over.
  let restoringText: String

  /// Looks a type up.
  ///
  /// - Parameter name: Its name, as in the environment variable `TERM`.
  init(name: String) throws(TerminalError) {
    var status: Int32 = 0
    guard !name.isEmpty, setupterm(name, 1, &status) == OK else {
      throw .unknownType(name)
    }
    guard Self.text("cup") != nil else { throw .unsuitableType(name) }
    colorCount = Int(tigetnum("colors"))
    let leaving = Self.text("rmcup") ?? "\r\n"
    let parts = ["rmkx", "sgr0", "op"].compactMap(Self.text) + [leaving, Self.text("cnorm") ?? ""]
    restoringText = Self.withoutPadding(parts.joined())
  }

  private static func text(_ capability: String) -> String? {
    guard let text = tigetstr(capability), Int(bitPattern: text) != -1 else { return nil }
    return String(cString: text)
  }

  /// Removes the delays (`$<5>`) that terminals of old needed.
  static func withoutPadding(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let start = rest.range(of: "$<"), let end = rest[start.upperBound...].firstIndex(of: ">")
    {
      result += rest[..<start.lowerBound]
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
