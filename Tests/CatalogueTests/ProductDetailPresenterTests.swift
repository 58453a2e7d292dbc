import Catalogue
import RehearsalDoubles
import Testing

@MainActor
@Suite("The detail of a product")
struct ProductDetailPresenterTests {
  private let view = ProductDetailViewSpy()

  @Test("start: show(title: Product), then show(product)")
  func showsTheProduct() {
    let car = Product(name: "Car", description: "A beautiful car", image: "car")
    ProductDetailPresenter(view: view, product: car).start()
    view.expect([.show(title: "Product"), .show(product: car)])
  }

  @Test("start with no product: show(title: Product), then showError(Product not valid)")
  func showsAnError() {
    ProductDetailPresenter(view: view, product: nil).start()
    view.expect([.show(title: "Product"), .showError(message: "Product not valid")])
  }

  @Test("a view that comes later sees the product; one that left sees nothing; none is held")
  func viewsComeAndGo() {
    let product = Product(name: "Car", description: "Fast")
    let presenter = ProductDetailPresenter(product: product)
    presenter.start()
    weak var gone: ProductDetailViewSpy?
    do {
      let first = ProductDetailViewSpy()
      gone = first
      presenter.attach(first)
    }
    #expect(gone == nil)
    presenter.attach(view)
    presenter.detach(view)
    presenter.start()
    view.expect([.show(title: "Product"), .show(product: product)])
  }
}
