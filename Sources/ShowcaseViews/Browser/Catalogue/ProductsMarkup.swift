import BrowserStage
import Catalogue

/// The list of products as HTML.
public enum ProductsMarkup {
  /// The tiles of some products. Each is a link to the product's own address, which here sends the
  /// selection to the presenter.
  public static func list(_ products: [Product], _ indices: Range<Int>) -> HTML {
    guard !indices.isEmpty else { return "" }
    return "<ul class=\"tiles\">\(indices.lazy.map { tile(products[$0], index: $0) })</ul>"
  }

  /// How many there are, in words.
  static func summary(shown: Range<Int>, of count: Int) -> String {
    switch count {
    case 0: "There are no products."
    case 1: "1 product"
    case shown.count: "\(grouped(count)) products"
    default:
      "\(grouped(count)) products, of which this page shows \(grouped(shown.lowerBound + 1)) to \(grouped(shown.upperBound))"
    }
  }

  private static func tile(_ product: Product, index: Int) -> HTML {
    """
    <li><a class="tile" href="/products/\(index + 1)" data-event="select?index=\(index)">\
    \(ProductPictureResource.image(of: product, side: 160, isLazy: true))<span>\(product.name)</span></a></li>
    """
  }

  private static func grouped(_ number: Int) -> String {
    var digits = String(number)
    var index = digits.endIndex
    while let next = digits.index(index, offsetBy: -3, limitedBy: digits.startIndex),
      next > digits.startIndex
    {
      digits.insert(",", at: next)
      index = next
    }
    return digits
  }
}
