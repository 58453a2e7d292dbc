import Catalogue
import RehearsalDoubles
import RehearsalSpecification
import Testing

@MainActor
@Suite("The detail of a product", .specification(of: "Catalogue"))
struct ProductDetailSpecification {
  private let view = ProductDetailViewSpy()
  private let car = Product(name: "Car", description: "A beautiful car", image: "car")

  @Test("Opening shows the title, then the product")
  func showsTheProduct() {
    let detail = given("the detail of a car") { ProductDetailPresenter(view: view, product: car) }
    when("it opens") { detail.start() }
    then("it shows the title “Product”, then the car") {
      view.expect([.show(title: "Product"), .show(product: car)])
    }
  }

  @Test("Without a product, opening shows the title, then an error")
  func showsAnError() {
    let detail = given("a detail without a product") {
      ProductDetailPresenter(view: view, product: nil)
    }
    when("it opens") { detail.start() }
    then("it shows the title “Product”, then the error “Product not valid”") {
      view.expect([.show(title: "Product"), .showError(message: "Product not valid")])
    }
  }

  @Test("A screen that comes later shows the product; one that has left is told nothing")
  func viewsComeAndGo() {
    weak var gone: ProductDetailViewSpy?
    let detail = given("an open detail of a car, whose screen is closed") {
      let detail = ProductDetailPresenter(product: car)
      detail.start()
      let first = ProductDetailViewSpy()
      gone = first
      detail.attach(first)
      return detail
    }
    when("a new screen comes and leaves, and the detail opens again") {
      detail.attach(view)
      detail.detach(view)
      detail.start()
    }
    then("the new screen was told title and product, once, and the closed one is gone") {
      view.expect([.show(title: "Product"), .show(product: car)])
      expect(gone == nil, "The closed screen is still there.")
    }
  }
}
