/// Prints lists of calls.
package enum CallList {
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

  /// Two columns, with an arrow before the first line that differs. What is too wide for that is printed
  /// in one column, with two lines where the lists differ.
  package static func sideBySide(
    _ expected: [String], _ actual: [String], isEqual: (Int, Int) -> Bool
  ) -> String {
    let rows = aligned(expected.count, actual.count, isEqual: isEqual).map { left, right in
      Row(
        expected: left.map { expected[$0] } ?? "-", actual: right.map { actual[$0] } ?? "-",
        isEqual: left.map { left in right.map { isEqual(left, $0) } ?? false } ?? false)
    }
    let first = rows.firstIndex { !$0.isEqual }
    let left = max(8, expected.map(\.count).max() ?? 0)
    let right = max(6, actual.map(\.count).max() ?? 0)
    let isWide = left + right + 6 > 80
    let lines = rows.enumerated().map { index, row in
      let mark = index == first ? "->" : "  "
      return isWide ? row.stacked(mark) : row.columns(mark, left)
    }
    let title = Row(expected: "expected", actual: "actual", isEqual: true).columns("  ", left)
    return ((isWide ? [] : [title]) + lines).joined(separator: "\n")
  }

  /// Which lines belong beside each other: a call too many or too few moves the rest, but is one
  /// difference only.
  private static func aligned(
    _ expected: Int, _ actual: Int, isEqual: (Int, Int) -> Bool
  ) -> [(Int?, Int?)] {
    let difference = Array(0..<actual).difference(from: Array(0..<expected)) { isEqual($0, $1) }
    var missing: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let index, _, _): missing.insert(index)
      case .insert(let index, _, _): added.insert(index)
      }
    }
    var rows: [(Int?, Int?)] = []
    var (left, right) = (0, 0)
    while left < expected || right < actual {
      let isMissing = missing.contains(left)
      let isAdded = added.contains(right)
      let showsLeft = left < expected && (isMissing || !isAdded)
      let showsRight = right < actual && (isAdded || !isMissing)
      rows.append((showsLeft ? left : nil, showsRight ? right : nil))
      if showsLeft { left += 1 }
      if showsRight { right += 1 }
    }
    return rows
  }

  /// What was expected at one place, and what came.
  private struct Row {
    let expected: String
    let actual: String
    let isEqual: Bool

    func columns(_ mark: String, _ width: Int) -> String {
      let padding = String(repeating: " ", count: max(0, width - expected.count))
      return "\(mark) \(expected)\(padding) | \(actual)"
    }

    func stacked(_ mark: String) -> String {
      isEqual ? "\(mark) \(actual)" : "\(mark) expected \(expected)\n   actual   \(actual)"
    }
  }
}
