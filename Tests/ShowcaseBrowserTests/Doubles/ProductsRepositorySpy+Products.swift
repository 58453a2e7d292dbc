import Catalogue
import RehearsalDoubles

extension ProductsRepositorySpy {
  /// A repository that answers at once.
  convenience init(_ products: [Product]) {
    self.init()
    stub.get.returns(products)
  }
}
