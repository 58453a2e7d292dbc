/// The directives of a `Cache-Control` header: `max-age=60, no-transform`.
struct CacheControl: Equatable {
  private let directives: [String: String]

  /// Reads a header; nil counts as an empty one.
  init(_ text: String?) {
    var directives: [String: String] = [:]
    for part in (text ?? "").split(separator: ",") {
      let words = part.split(separator: "=", maxSplits: 1)
        .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      guard let name = words.first, !name.isEmpty else { continue }
      let value = words.count > 1 ? words[1] : ""
      directives[name.lowercased()] = value.filter { $0 != "\"" }
    }
    self.directives = directives
  }

  /// Nothing may be kept.
  var isNoStore: Bool { directives["no-store"] != nil }

  /// What is kept must be checked with the server each time.
  var isNoCache: Bool { directives["no-cache"] != nil }

  /// For how many seconds the response is fresh.
  var maxAge: Double? {
    guard let text = directives["max-age"] else { return nil }
    // What is no number counts as stale; what is too large for one, as large.
    return Double(text).map { min(max(0, $0), 1e9) } ?? 0
  }
}
