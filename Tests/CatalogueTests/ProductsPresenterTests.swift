import Catalogue
import RehearsalDoubles
import Testing

private let car = Product(name: "Car", description: "A beautiful car", image: "car")
private let book = Product(name: "Book", description: "", image: "book")

@MainActor
@Suite("The list of products")
struct ProductsPresenterTests {
  private let view = ProductsViewSpy()
  private let repository = ProductsRepositorySpy()

  @Test("start: show(title: Products), showLoadingStatus, then repository.get")
  func start() async {
    repository.stub.get.returns([])
    let presenter = ProductsPresenter(view: view, repository: repository)
    presenter.start()
    view.expect([.show(title: "Products"), .showLoadingStatus])
    await view.called(.hideLoadingStatus)
    expectTranscript(
      view.received(.show(title: "Products")), view.received(.showLoadingStatus),
      repository.received(.get),
      view.received(.show(products: [])), view.received(.hideLoadingStatus))
  }

  @Test(
    "products arrive, also an empty list: show(products), hideLoadingStatus",
    arguments: [[car, book], []])
  func productsArrive(products: [Product]) async {
    await expect([.show(products: products), .hideLoadingStatus]) { $0.returns(products) }
  }

  @Test("nil arrives: showError(No products available), hideLoadingStatus")
  func nothingArrives() async {
    await expect([.showError(message: "No products available"), .hideLoadingStatus]) {
      $0.returns(nil)
    }
  }

  /// A repository may throw `CancellationError` of its own accord; that is a failure like any other.
  @Test(
    "the repository fails, or gives up: showError(No products available), hideLoadingStatus",
    arguments: [Failure(), CancellationError()] as [any Error])
  func theRepositoryFails(error: any Error) async {
    await expect([.showError(message: "No products available"), .hideLoadingStatus]) {
      $0.throws(error)
    }
  }

  /// Starts, lets the repository answer, and expects what the view is told from then on.
  private func expect(
    _ commands: [ProductsViewCommand], line: Int = #line,
    after answer: (OpenAnswer<[Product]?, any Error>) -> Void
  ) async {
    let requests = repository.stub.get.leavesOpen()
    let presenter = ProductsPresenter(view: view, repository: repository)
    presenter.start()
    let request = await requests.next()
    view.expect([.show(title: "Products"), .showLoadingStatus], line: line)
    view.forgetCalls()
    answer(request)
    await view.called(.hideLoadingStatus, line: line)
    view.expect(commands, line: line)
    repository.expectCalls([.get], line: line)
  }

  @Test("select a product with a description, also a single blank: showDetail(for: product)")
  func selectWithDescription() {
    let presenter = ProductsPresenter(view: view, repository: repository)
    let blank = Product(name: "Blank", description: " ")
    presenter.select(car)
    presenter.select(blank)
    expectTranscript(
      view.received(.showDetail(for: car)), view.received(.showDetail(for: blank)))
  }

  @Test("select one whose description is empty: showError(Product without description)")
  func selectWithoutDescription() {
    let presenter = ProductsPresenter(view: view, repository: repository)
    presenter.select(book)
    expectTranscript(view.received(.showError(message: "Product without description")))
  }

  @Test("a second start supersedes the first: cancelled, its answer dropped, loading ends once")
  func startTwice() async {
    let requests = repository.stub.get.leavesOpen(evenIfCancelled: true)
    let presenter = ProductsPresenter(view: view, repository: repository)
    presenter.start()
    let first = await requests.next()
    presenter.start()
    await first.cancelled()
    await requests.next().returns([book])
    await view.called(.hideLoadingStatus)
    first.returns([car])
    presenter.start()
    await requests.next().returns([])
    await view.called(.hideLoadingStatus, times: 2)
    view.expect([
      .show(title: "Products"), .showLoadingStatus,
      .show(title: "Products"), .showLoadingStatus, .show(products: [book]), .hideLoadingStatus,
      .show(title: "Products"), .showLoadingStatus, .show(products: []), .hideLoadingStatus,
    ])
    repository.expectCalls([.get, .get, .get])
  }

  @Test("a presenter that is gone cancels its request and leaks nothing")
  func presenterGone() async {
    let requests = repository.stub.get.leavesOpen(evenIfCancelled: true)
    weak var gone: ProductsPresenter?
    let request: OpenAnswer<[Product]?, any Error>
    do {
      let presenter = ProductsPresenter(view: view, repository: repository)
      gone = presenter
      presenter.start()
      request = await requests.next()
    }
    #expect(gone == nil)
    await request.cancelled()
    request.returns([car])
    view.expect([.show(title: "Products"), .showLoadingStatus])
  }

  @Test("a view that is gone is held by nobody; the answer is kept for the next one")
  func viewGone() async {
    let requests = repository.stub.get.leavesOpen()
    let presenter = ProductsPresenter(repository: repository)
    weak var gone: ProductsViewSpy?
    do {
      let first = ProductsViewSpy()
      gone = first
      presenter.attach(first)
      presenter.start()
    }
    #expect(gone == nil)
    let request = await requests.next()
    presenter.attach(view)
    request.returns([car])
    await view.called(.hideLoadingStatus)
    view.expect([
      .show(title: "Products"), .showLoadingStatus, .show(products: [car]), .hideLoadingStatus,
    ])
  }

  @Test("coming back shows what was shown, and a stale error to nobody")
  func comesBack() async {
    repository.stub.get.returns([car, book])
    let presenter = ProductsPresenter(view: view, repository: repository)
    presenter.start()
    await view.called(.hideLoadingStatus)
    presenter.select(book)
    presenter.detach(view)
    let again = ProductsViewSpy()
    presenter.attach(again)
    again.expect([.show(title: "Products"), .show(products: [car, book]), .hideLoadingStatus])
  }

  @Test("an error that nobody saw is shown to the first view that comes, once")
  func errorWhileAway() {
    let presenter = ProductsPresenter(view: view, repository: repository)
    presenter.detach(view)
    presenter.select(book)
    presenter.attach(view)
    let other = ProductsViewSpy()
    presenter.attach(other)
    view.expect([.showError(message: "Product without description")])
    other.expect([])
  }
}

private struct Failure: Error {}
