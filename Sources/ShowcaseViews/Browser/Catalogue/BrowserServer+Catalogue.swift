import BrowserStage
import Catalogue
import StageHTTPServer

extension BrowserServer {
  /// Shows the catalogue: the list at `/products`, its further pages at `/products?page=2`, each
  /// product at `/products/3`, and their pictures at `/pictures/car`.
  ///
  /// - Parameters:
  ///   - repository: where the products come from.
  ///   - productsPerPage: how many the list shows at once.
  public func showCatalogue(_ repository: any ProductsRepository, productsPerPage: Int = 60) {
    let paging = ProductPaging(productsPerPage: productsPerPage)
    screen(at: "/products") { page in
      guard let number = paging.pageNumber(in: page.query) else { return nil }
      return ProductsScreen(page, repository: repository, paging: paging, pageNumber: number)
    }
    screen(at: "/products/:number") { page in
      guard let text = page.parameters["number"], let number = Int(text), number > 0 else {
        return nil
      }
      return ProductScreen(page, repository: repository, paging: paging, number: number)
    }
    resource(at: "/pictures/:name") { request in
      ProductPictureResource.response(named: request.parameters["name"] ?? "")
    }
  }
}
