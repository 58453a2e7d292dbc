/// The formats that products are imported from and exported to.
public enum ProductFileFormat: String, CaseIterable, Sendable {
  /// Comma-separated values by RFC 4180, with a header row.
  case csv
  /// An array of objects; an import also takes one object a line.
  case json

  /// The format that a file's name tells, if it does.
  public init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "csv": self = .csv
    case "json", "jsonl", "ndjson": self = .json
    default: return nil
    }
  }
}
