import BrowserStage
import Catalogue

/// Answers at once with products in memory.
struct MemoryRepository: ProductsRepository {
  let products: [Product]

  func get() async throws -> [Product]? { products }

  static func products(_ count: Int) -> [Product] {
    let names = PictureLibrary.drawingNames
    return (0..<count).map {
      Product(
        name: "Product & number \($0)", description: "What there is to say about number \($0).",
        image: names[$0 % names.count])
    }
  }
}

/// A screen whose only region shows a number.
@MainActor
final class NumberScreen: BrowserScreen {
  let page: BrowserPage

  init(_ page: BrowserPage) {
    self.page = page
    page.title = "Number"
  }

  func content() -> HTML { page.region("number") }
}
