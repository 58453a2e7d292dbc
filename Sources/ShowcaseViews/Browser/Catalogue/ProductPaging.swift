import BrowserStage
import StageHTTPServer

/// Which products a page of the list shows, and where the other pages are.
struct ProductPaging: Equatable {
  let productsPerPage: Int

  /// - Returns: nil if the address asks for a page that cannot be.
  func pageNumber(in query: HTTPFields) -> Int? {
    guard let text = query["page"] else { return 1 }
    guard let number = Int(text), number > 0 else { return nil }
    return number
  }

  /// How many pages so many products take; one if there are none.
  func pageCount(products count: Int) -> Int {
    max(1, (count + productsPerPage - 1) / productsPerPage)
  }

  /// The indices that a page shows. One behind the last shows the last.
  func indices(page number: Int, of count: Int) -> Range<Int> {
    let start = (min(number, pageCount(products: count)) - 1) * productsPerPage
    return start..<min(count, start + productsPerPage)
  }

  /// Where a page is.
  func address(ofPage number: Int) -> String {
    number == 1 ? "/products" : "/products?page=\(number)"
  }

  /// Where the page is that shows a product.
  func address(ofPageWithIndex index: Int) -> String {
    address(ofPage: index / productsPerPage + 1)
  }

  /// The links to other pages; nothing if there is only one.
  func links(page number: Int, of count: Int) -> HTML {
    let last = pageCount(products: count)
    let current = min(number, last)
    guard last > 1 else { return "" }
    var items: [HTML] = []
    if current > 1 { items.append(step("Previous", to: current - 1, relation: "prev")) }
    var previous = 0
    for page in shown(around: current, last: last) {
      if page > previous + 1 { items.append("<li aria-hidden=\"true\">…</li>") }
      previous = page
      let state: HTML = page == current ? " aria-current=\"page\"" : ""
      items.append(
        "<li><a href=\"\(address(ofPage: page))\"\(state)><span class=\"unseen\">Page </span>\(page)</a></li>"
      )
    }
    if current < last { items.append(step("Next", to: current + 1, relation: "next")) }
    return "<nav class=\"pages\" aria-label=\"Pages\"><ul>\(items)</ul></nav>"
  }

  private func step(_ text: String, to page: Int, relation: String) -> HTML {
    "<li><a href=\"\(address(ofPage: page))\" rel=\"\(relation)\">\(text)</a></li>"
  }

  /// The first, the last, and those near the current one.
  private func shown(around current: Int, last: Int) -> [Int] {
    Set([1, last] + (max(1, current - 2)...min(last, current + 2))).sorted()
  }
}
