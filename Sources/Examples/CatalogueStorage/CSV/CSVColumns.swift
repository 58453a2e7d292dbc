/// Which column of a CSV file holds which field of a product.
struct CSVColumns: Equatable {
  /// The names that a header may have. Case and surrounding blanks don't matter.
  static let known = ["name", "description", "image"]

  /// How many columns there are.
  let count: Int
  let name: Int
  let description: Int?
  let image: Int?
  /// The columns that hold nothing a product has.
  let unknown: [String]

  /// Reads a header.
  ///
  /// - Throws: ``ImportError/malformed(line:reason:)`` if it lacks the name, or has a column twice.
  init(_ header: CSVRecord) throws(ImportError) {
    func malformed(_ reason: String) -> ImportError {
      .malformed(line: header.line, reason: reason)
    }
    guard header.isValidUTF8 else {
      throw malformed("the header isn't valid UTF-8; save the file as UTF-8")
    }
    let titles = header.ends.indices.map { index in
      String(decoding: header.bytes[header.field(index)], as: UTF8.self)
    }
    let names = titles.map { $0.split(separator: " ").joined(separator: " ").lowercased() }
    for known in Self.known where names.count(where: { $0 == known }) > 1 {
      throw malformed("the header has the column \"\(known)\" more than once")
    }
    guard let name = names.firstIndex(of: "name") else {
      let list = titles.map { "\"\($0)\"" }.joined(separator: ", ")
      throw malformed(
        "the header has no column \"name\"; it has \(list)."
          + " The first line must name the columns, separated by commas")
    }
    count = titles.count
    self.name = name
    description = names.firstIndex(of: "description")
    image = names.firstIndex(of: "image")
    unknown = zip(titles, names).filter { !Self.known.contains($0.1) }.map(\.0)
  }
}
