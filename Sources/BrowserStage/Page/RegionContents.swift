/// What a page shows now, region by region, as its commands have left it.
struct RegionContents {
  private var pieces: [String: [HTML]] = [:]

  mutating func replace(_ region: String, with html: HTML) {
    pieces[region] = [html]
  }

  mutating func append(_ html: HTML, to region: String) {
    pieces[region, default: []].append(html)
  }

  /// The region's element with what is in it.
  func element(_ region: String) -> HTML {
    "<div data-region=\"\(region)\">\(pieces[region] ?? [])</div>"
  }

  /// A region's element with content that is not kept here.
  static func element(_ region: String, content: HTML) -> HTML {
    "<div data-region=\"\(region)\">\(content)</div>"
  }
}
