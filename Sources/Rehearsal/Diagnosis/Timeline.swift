/// What happens in one schedule, as lanes over virtual time.
public struct Timeline: Sendable, CustomStringConvertible {
  let tape: Tape

  init(_ tape: Tape) {
    self.tape = tape
  }

  /// The lanes in 80 columns. The choices that differ from the ordinary order are marked with `>`.
  public var description: String {
    TimelineText(tape).lines.joined(separator: "\n")
  }

  /// A time for a person: `0`, `300 ms`, `1.5 s`.
  static func time(_ nanoseconds: Int64) -> String {
    let milliseconds = Double(nanoseconds) / 1e6
    if nanoseconds == 0 { return "0" }
    if milliseconds < 1000 { return number(milliseconds) + " ms" }
    return number(milliseconds / 1000) + " s"
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int64(rounded)) : String(rounded)
  }
}
