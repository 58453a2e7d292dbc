import Catalogue
import RehearsalDoubles
import Testing

private let car = Product(name: "Car", description: "Fast", image: "car")

@MainActor
@Suite("Commands as values")
struct CommandTests {
  nonisolated static let list: [ProductsViewCommand] = [
    .show(title: "Products"), .showLoadingStatus, .hideLoadingStatus, .show(products: [car]),
    .showError(message: "No"), .showDetail(for: car),
  ]

  nonisolated static let detail: [ProductDetailViewCommand] = [
    .show(title: "Product"), .show(product: car), .showError(message: "No"),
  ]

  @Test("each command of the list calls its method", arguments: list)
  func list(command: ProductsViewCommand) {
    let view = ProductsViewSpy()
    command.send(to: view)
    view.expect([command])
  }

  @Test("each command of the detail calls its method", arguments: detail)
  func detail(command: ProductDetailViewCommand) {
    let view = ProductDetailViewSpy()
    command.send(to: view)
    view.expect([command])
  }

  @Test("commands print as calls")
  func describe() {
    #expect("\(ProductsViewCommand.show(title: "A \"b\""))" == #"show(title: "A \"b\"")"#)
    #expect("\(ProductsViewCommand.showLoadingStatus)" == "showLoadingStatus()")
    #expect("\(ProductDetailViewCommand.showError(message: "No"))" == #"showError(message: "No")"#)
  }
}
