import RehearsalDoubles
import Testing

struct Product: Equatable, Sendable { var name: String }
struct Failure: Error, Equatable {}

@Spy @MainActor protocol ProductsView: AnyObject {
  func show(title: String)
  func showLoadingStatus()
  func show(products: [Product])
  func hideLoadingStatus()
  func showDetail(for product: Product)
}
@Spy protocol PageService: Sendable {
  func request(page: Int) async throws -> String
  func sum(a: Int, b: Int) -> Int
  var title: String { get set }
}

@MainActor struct CallTests {
  @Test func callsAreValues() async throws {
    let view = ProductsViewSpy()
    view.show(title: "Products")
    view.showLoadingStatus()
    view.show(products: [Product(name: "Car")])
    view.showDetail(for: Product(name: "Car"))
    view.hideLoadingStatus()
    let products = [Product(name: "Car")]
    #expect(
      view.calls == [
        .show(title: "Products"), .showLoadingStatus, .show(products: products),
        .showDetail(for: Product(name: "Car")), .hideLoadingStatus,
      ])
    #expect(view.calls.first == .show(title: .any))
    #expect(view.stub.showDetail.captured == [Product(name: "Car")])
    let service = PageServiceSpy()
    service.stub.request.answers { page in "page \(page)" }
    service.stub.request(page: 3).throws(Failure())
    service.stub.sum.answers { $0 + $1 }
    #expect(try await service.request(page: 2) == "page 2")
    await #expect(throws: Failure()) { try await service.request(page: 3) }
    #expect(service.sum(a: 1, b: 2) == 3)
    service.title = "x"
    #expect(service.title == "x")
  }
}
