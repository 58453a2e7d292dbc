/// Times as they stand in the text of a session: seconds with three to six decimals.
enum SessionTime {
  static func text(of time: Duration) -> String {
    let (seconds, attoseconds) = max(time, .zero).components
    let microseconds = String(attoseconds / 1_000_000_000_000)
    var decimals = String(repeating: "0", count: 6 - microseconds.count) + microseconds
    while decimals.count > 3, decimals.last == "0" { decimals.removeLast() }
    return "\(seconds).\(decimals)"
  }

  static func time(from text: some StringProtocol) -> Duration? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy { "0"..."9" ~= $0 } }),
      parts[1].count <= 6, let seconds = Int64(parts[0]), seconds < 1_000_000_000_000,
      let microseconds = Int64(parts[1] + String(repeating: "0", count: 6 - parts[1].count))
    else { return nil }
    return .seconds(seconds) + .microseconds(microseconds)
  }
}
