import Catalogue
import Testing

private let car = Product(name: "Car", description: "A beautiful car", image: "car")
private let book = Product(name: "Book", description: "", image: "book")

@MainActor
@Suite("The list of products")
struct ProductsPresenterTests {
  private let view = ProductsViewSpy()
  private let repository = ProductsRepositorySpy()

  @Test("start shows the title, then that it is loading, then asks the repository")
  func start() async {
    let presenter = ProductsPresenter(view: view, repository: repository)
    presenter.start()
    #expect(view.calls == [.show(title: "Products"), .showLoadingStatus])
    #expect(repository.requestCount == 0, "the repository comes last")
    await repository.requested(times: 1)
    #expect(view.calls == [.show(title: "Products"), .showLoadingStatus])
    repository.answer(1, with: .success([]))
  }

  @Test(
    "products that arrive are shown, an empty list too, then loading ends",
    arguments: [[car, book], []])
  func productsArrive(products: [Product]) async {
    let presenter = ProductsPresenter(view: view, repository: repository)
    presenter.start()
    await repository.requested(times: 1)
    repository.answer(1, with: .success(products))
    await view.called(times: 4)
    #expect(
      view.calls == [
        .show(title: "Products"), .showLoadingStatus, .show(products: products), .hideLoadingStatus,
      ])
  }

  @Test("nothing that arrives is an error, then loading ends")
  func nothingArrives() async {
    await expectNoProducts(after: .success(nil))
  }

  @Test("a repository that fails is an error, then loading ends")
  func theRepositoryFails() async {
    struct Failure: Error {}
    await expectNoProducts(after: .failure(Failure()))
  }

  /// A repository may throw `CancellationError` of its own accord; that is a failure like any other.
  @Test("a repository that gives up is an error, then loading ends")
  func theRepositoryGivesUp() async {
    await expectNoProducts(after: .failure(CancellationError()))
  }

  private func expectNoProducts(after answer: Result<[Product]?, any Error>) async {
    let presenter = ProductsPresenter(view: view, repository: repository)
    presenter.start()
    await repository.requested(times: 1)
    repository.answer(1, with: answer)
    await view.called(times: 4)
    #expect(
      view.calls == [
        .show(title: "Products"), .showLoadingStatus,
        .showError(message: "No products available"), .hideLoadingStatus,
      ])
  }

  @Test("a product with a description leads to its detail; a single blank is one")
  func selectWithDescription() {
    let presenter = ProductsPresenter(view: view, repository: repository)
    let blank = Product(name: "Blank", description: " ")
    presenter.select(car)
    presenter.select(blank)
    #expect(view.calls == [.showDetail(for: car), .showDetail(for: blank)])
  }

  @Test("a product whose description is empty is an error")
  func selectWithoutDescription() {
    let presenter = ProductsPresenter(view: view, repository: repository)
    presenter.select(book)
    #expect(view.calls == [.showError(message: "Product without description")])
  }

  @Test("a second start supersedes the first: cancelled, its answer dropped, loading ends once")
  func startTwice() async {
    let presenter = ProductsPresenter(view: view, repository: repository)
    presenter.start()
    await repository.requested(times: 1)
    presenter.start()
    await repository.cancelled(1)
    await repository.requested(times: 2)
    repository.answer(2, with: .success([book]))
    await view.called(times: 6)
    repository.answer(1, with: .success([car]))
    presenter.start()
    await repository.requested(times: 3)
    repository.answer(3, with: .success([]))
    await view.called(times: 10)
    let beginning: [ProductsViewCommand] = [.show(title: "Products"), .showLoadingStatus]
    #expect(
      view.calls == beginning + beginning + [.show(products: [book]), .hideLoadingStatus]
        + beginning + [.show(products: []), .hideLoadingStatus])
  }

  @Test("a presenter that is gone cancels its request and leaks nothing")
  func presenterGone() async {
    weak var gone: ProductsPresenter?
    do {
      let presenter = ProductsPresenter(view: view, repository: repository)
      gone = presenter
      presenter.start()
      await repository.requested(times: 1)
    }
    #expect(gone == nil)
    await repository.cancelled(1)
    repository.answer(1, with: .success([car]))
    #expect(view.calls == [.show(title: "Products"), .showLoadingStatus])
  }

  @Test("a view that is gone is held by nobody; the answer is kept for the next one")
  func viewGone() async {
    let presenter = ProductsPresenter(repository: repository)
    weak var gone: ProductsViewSpy?
    do {
      let first = ProductsViewSpy()
      gone = first
      presenter.attach(first)
      presenter.start()
    }
    #expect(gone == nil)
    await repository.requested(times: 1)
    presenter.attach(view)
    repository.answer(1, with: .success([car]))
    await view.called(times: 4)
    #expect(
      view.calls == [
        .show(title: "Products"), .showLoadingStatus, .show(products: [car]), .hideLoadingStatus,
      ])
  }

  @Test("coming back shows what was shown, and a stale error to nobody")
  func comesBack() async {
    let presenter = ProductsPresenter(view: view, repository: repository)
    presenter.start()
    await repository.requested(times: 1)
    repository.answer(1, with: .success([car, book]))
    await view.called(times: 4)
    presenter.select(book)
    presenter.detach(view)
    let again = ProductsViewSpy()
    presenter.attach(again)
    #expect(
      again.calls == [.show(title: "Products"), .show(products: [car, book]), .hideLoadingStatus])
  }

  @Test("an error that nobody saw is shown to the first view that comes, once")
  func errorWhileAway() async {
    let presenter = ProductsPresenter(view: view, repository: repository)
    presenter.detach(view)
    presenter.select(book)
    presenter.attach(view)
    let other = ProductsViewSpy()
    presenter.attach(other)
    #expect(view.calls == [.showError(message: "Product without description")])
    #expect(other.calls == [])
  }
}
