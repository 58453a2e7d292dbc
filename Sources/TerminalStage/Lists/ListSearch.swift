import Foundation

/// Finds rows of a list by their text. Case and accents make no difference.
struct ListSearch: Equatable {
  var text = ""
  /// The row that was selected before.
  var origin: Int

  /// The first row at or after a place that contains the text, from the beginning again after the last.
  func match(in rows: [String], from place: Int) -> Int? {
    indices(rows.count, from: place).first { contains(rows[$0]) }
  }

  /// The next row that contains the text.
  func match(in rows: [String], after place: Int) -> Int? {
    match(in: rows, from: place + 1)
  }

  /// The row before that contains the text.
  func match(in rows: [String], before place: Int) -> Int? {
    indices(rows.count, from: place).reversed().first { contains(rows[$0]) }
  }

  /// The next row that begins with the text.
  func rowThatBegins(in rows: [String]) -> Int? {
    indices(rows.count, from: origin + 1).first {
      rows[$0].range(of: text, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
    }
  }

  private func contains(_ row: String) -> Bool {
    row.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
  }

  private func indices(_ count: Int, from place: Int) -> [Int] {
    (0..<count).map { ($0 + place) % count }
  }
}
