/// Prints lists of calls.
enum CallList {
  static func lines(_ calls: [String]) -> String {
    calls.isEmpty ? "  (none)" : calls.map { "  \($0)" }.joined(separator: "\n")
  }

  static func received(_ records: [CallRecord]) -> String {
    "It was called with:\n\(lines(records.map(\.description)))"
  }

  static func sideBySide(expected: [CallRecord], actual: [CallRecord]) -> String {
    sideBySide(
      expected.map(\.description), actual.map(\.description),
      isEqual: { expected[$0].matches(actual[$1]) })
  }

  /// Two columns, with an arrow before the first line that differs.
  static func sideBySide(
    _ expected: [String], _ actual: [String], isEqual: (Int, Int) -> Bool
  ) -> String {
    let count = max(expected.count, actual.count)
    let first = (0..<count).first {
      $0 >= expected.count || $0 >= actual.count || !isEqual($0, $0)
    }
    let width = max(8, expected.map(\.count).max() ?? 0)
    let rows = (0..<count).map { row in
      let left = row < expected.count ? expected[row] : "-"
      let right = row < actual.count ? actual[row] : "-"
      return line(left, right, width, isMarked: row == first)
    }
    return ([line("expected", "actual", width, isMarked: false)] + rows).joined(separator: "\n")
  }

  private static func line(_ left: String, _ right: String, _ width: Int, isMarked: Bool) -> String
  {
    let padding = String(repeating: " ", count: max(0, width - left.count))
    return "\(isMarked ? "->" : "  ") \(left)\(padding) | \(right)"
  }
}
