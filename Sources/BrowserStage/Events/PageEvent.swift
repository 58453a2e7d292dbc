import StageHTTPServer

/// An event as a page posts it: for which page, which one, with what.
struct PageEvent: Equatable {
  /// The page's identifier.
  var page: String
  /// The event's name.
  var name: String
  /// The event's own fields.
  var fields: HTTPFields
  /// Its number among the events of the page, if the page counts them.
  var sequence: Int?

  /// The names of the fields that are not the event's own.
  private static let reserved: Set<String> = ["page", "event", "sequence", "address"]

  /// Reads an event. Its own fields stand among the others, or behind the name as in `select?index=3`.
  ///
  /// - Returns: nil if the page or the event is missing or comes twice, or the number is none.
  init?(_ form: HTTPFields) {
    guard let page = form.only("page"), let event = form.only("event") else { return nil }
    let parts = event.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard !parts[0].isEmpty,
      let own = HTTPFields(formEncoded: parts.count == 2 ? Array(parts[1].utf8) : [])
    else { return nil }
    if form["sequence"] != nil {
      guard let text = form.only("sequence"), let number = Int(text), number > 0 else { return nil }
      sequence = number
    }
    self.page = page
    self.name = String(parts[0])
    self.fields = HTTPFields(own.fields + form.fields.filter { !Self.reserved.contains($0.name) })
  }
}

extension HTTPFields {
  /// The value of a field that comes once.
  func only(_ name: String) -> String? {
    let values = fields.filter { $0.name == name }
    return values.count == 1 ? values[0].value : nil
  }
}
