import CatalogueStorage
import Pager

/// The pages of a pager that shows the names of the catalogue's products, read page by page.
public struct CataloguePageService: PageService {
  private let repository: SQLiteProductsRepository
  private let productsPerPage: Int

  /// Makes a service.
  ///
  /// - Parameters:
  ///   - repository: Where the products are.
  ///   - productsPerPage: How many names a page shows; what is below 1 counts as 1.
  public init(_ repository: SQLiteProductsRepository, productsPerPage: Int = 10) {
    self.repository = repository
    self.productsPerPage = max(1, productsPerPage)
  }

  /// Reads a page: a line for each product with its number and name. Empty beyond the end.
  public func request(page: Int) async throws -> String {
    let offset = (page - 1) * productsPerPage
    let products = try await repository.products(offset: offset, limit: productsPerPage)
    return products.enumerated()
      .map { "\(offset + $0 + 1). \($1.name)" }
      .joined(separator: "\n")
  }
}
