import Catalogue
import CatalogueStorage

/// What may go wrong on the way into a database and out of it: separators, quotes, line ends, NUL, blanks, marks.
let awkwardProducts = [
  Product(name: "Plain", description: "", image: ""),
  Product(name: " blanks ", description: " ", image: "\t"),
  Product(
    name: "Comma, \"quote\" and ''", description: "two\nlines\r\nand\ra half", image: "a;b|c"),
  Product(name: "\"", description: "\"\"", image: ","),
  Product(name: "\u{feff}mark", description: "nul\u{0}inside", image: "\u{0}"),
  Product(name: "e\u{301} \u{e9}", description: "和紙 مظلة 👩🏽‍🚀", image: "\u{7f}\u{80}\u{10ffff}"),
  Product(name: "\\ / \\u0041", description: "{\"name\": [1, 2]}", image: "]}"),
  Product(name: "Long", description: String(repeating: "ab\"c,\n", count: 40_000), image: "x"),
]

/// Equality of every scalar: `String`'s own doesn't tell composed from decomposed.
func scalars(_ products: [Product]) -> [[String.UnicodeScalarView.Element]] {
  products.map { Array("\($0.name)\u{1}\($0.description)\u{1}\($0.image)".unicodeScalars) }
}

extension ProductDatabase {
  /// Every product.
  func all() throws -> [Product] {
    var products: [Product] = []
    try forEach { products.append($0) }
    return products
  }
}
