import Catalogue
import Rehearsal
import RehearsalDoubles
import RehearsalSpecification
import Testing

private let car = Product(name: "Car", description: "A beautiful car", image: "car")
private let book = Product(name: "Book", description: "", image: "book")

@MainActor
@Suite("The list of products", .specification(of: "Catalogue"))
struct ProductListSpecification {
  private let view = ProductsViewSpy()
  private let repository = ProductsRepositorySpy()

  private func givenAList() -> ProductsPresenter {
    given("a list of products") { ProductsPresenter(view: view, repository: repository) }
  }

  @Test("Opening shows the title and that it is loading, then asks for the products", .rehearsed)
  func start() async {
    repository.stub.get.returns([])
    let list = givenAList()
    await when("the list opens") {
      list.start()
      await settled()
    }
    then("title and loading come first, then the request; what came of it is shown at the end") {
      expectTranscript(
        view.received(.show(title: "Products")), view.received(.showLoadingStatus),
        repository.received(.get),
        view.received(.show(products: [])), view.received(.hideLoadingStatus))
    }
  }

  @Test(
    "Products that arrive are shown, also when there are none; then loading ends", .rehearsed,
    arguments: [[car, book], []])
  func productsArrive(products: [Product]) async {
    let list = given("a repository that has \(products.map(\.name), as: "products")") {
      repository.stub.get.returns(products)
      return ProductsPresenter(view: view, repository: repository)
    }
    await when("the list opens") {
      list.start()
      await settled()
    }
    then("it shows \(products.map(\.name), as: "products"), and then stops loading") {
      view.expect([
        .show(title: "Products"), .showLoadingStatus, .show(products: products), .hideLoadingStatus,
      ])
    }
  }

  /// What may come instead of products. A repository may throw `CancellationError` of its own accord;
  /// that is a failure like any other.
  enum Nothing: String, CaseIterable, CustomStringConvertible {
    case noAnswer = "answers with nothing at all"
    case failure = "fails"
    case givesUp = "gives up"

    var description: String { rawValue }
  }

  @Test(
    "When nothing arrives, an error says so, and loading ends", .rehearsed,
    arguments: Nothing.allCases)
  func nothingArrives(nothing: Nothing) async {
    let list = given("a repository that \(nothing, as: "repository")") {
      switch nothing {
      case .noAnswer: repository.stub.get.returns(nil)
      case .failure: repository.stub.get.throws(Failure())
      case .givesUp: repository.stub.get.throws(CancellationError())
      }
      return ProductsPresenter(view: view, repository: repository)
    }
    await when("the list opens") {
      list.start()
      await settled()
    }
    then("the error “No products available” is shown, and then loading ends") {
      view.expect([
        .show(title: "Products"), .showLoadingStatus,
        .showError(message: "No products available"), .hideLoadingStatus,
      ])
    }
  }

  @Test(
    "Choosing a product with a description leads to its detail; a single blank is a description",
    arguments: ["A beautiful car", " "])
  func selectWithDescription(description: String) {
    let product = Product(name: "Car", description: description)
    let list = givenAList()
    when("the user chooses a product whose description is “\(description, as: "description")”") {
      list.select(product)
    }
    then("its detail is shown") { view.expect([.showDetail(for: product)]) }
  }

  @Test("Choosing a product whose description is empty is an error")
  func selectWithoutDescription() {
    let list = givenAList()
    when("the user chooses a book that has no description") { list.select(book) }
    then("the error “Product without description” is shown") {
      view.expect([.showError(message: "Product without description")])
    }
  }

  @Test(
    "Opened twice, the list shows the second answer only, and loading ends once",
    .rehearsed(.schedules(2_000)))
  func startTwice() async {
    let list = given("a repository that has a car at first, and then a book") {
      repository.stub.get.returns([car]).then.returns([book])
      return ProductsPresenter(view: view, repository: repository)
    }
    await when("the list opens, and again before the first answer is there") {
      list.start()
      list.start()
      await settled()
    }
    then("whichever answer comes first, loading ends once, after the products") {
      let commands = view.portValues
      expect(commands.count { $0 == .hideLoadingStatus }, equals: 1)
      expect(commands.last, equals: .hideLoadingStatus)
    }
  }

  @Test("The answer of a superseded request is dropped")
  func superseded() async {
    let requests = repository.stub.get.leavesOpen(evenIfCancelled: true)
    let list = ProductsPresenter(view: view, repository: repository)
    let first = await given("a list that has opened and is still loading") {
      list.start()
      return await requests.next()
    }
    await when("it opens again, a book arrives, and then the first request's car") {
      list.start()
      await first.cancelled()
      await requests.next().returns([book])
      await view.called(.hideLoadingStatus)
      first.returns([car])
    }
    then("the first request was cancelled, and only the book is shown") {
      view.expect([
        .show(title: "Products"), .showLoadingStatus, .show(title: "Products"), .showLoadingStatus,
        .show(products: [book]), .hideLoadingStatus,
      ])
    }
  }

  @Test("When the list is closed, its request is cancelled and nothing is left")
  func closed() async {
    let requests = repository.stub.get.leavesOpen(evenIfCancelled: true)
    weak var gone: ProductsPresenter?
    let request = await given("a list that is loading") {
      let list = ProductsPresenter(view: view, repository: repository)
      gone = list
      list.start()
      return await requests.next()
    }
    await when("it is closed before the answer comes") {
      await request.cancelled()
      request.returns([car])
    }
    then("nothing of it is left, and nothing more is shown") {
      expect(gone == nil, "The list is still there.")
      view.expect([.show(title: "Products"), .showLoadingStatus])
    }
  }

  @Test("When the screen is gone, the answer is kept for the next one", .rehearsed)
  func screenGone() async {
    let list = given("a list that is loading, and whose screen is gone") {
      repository.stub.get.returns([car])
      let list = ProductsPresenter(repository: repository)
      let first = ProductsViewSpy()
      list.attach(first)
      list.start()
      expectReleased(first)
      return list
    }
    await when("the products arrive, and then a new screen comes") {
      await settled()
      list.attach(view)
    }
    then("the new screen shows the products, and no loading") {
      view.expect([.show(title: "Products"), .show(products: [car]), .hideLoadingStatus])
    }
  }

  @Test("Coming back shows what was shown, and no stale error", .rehearsed)
  func comesBack() async {
    let list = await given("a list that shows a car and a book, and an error after choosing the book") {
      repository.stub.get.returns([car, book])
      let list = ProductsPresenter(view: view, repository: repository)
      list.start()
      await settled()
      list.select(book)
      return list
    }
    let again = ProductsViewSpy()
    when("the user leaves the list and comes back") {
      list.detach(view)
      list.attach(again)
    }
    then("the title and the products are there again, but not the error") {
      again.expect([.show(title: "Products"), .show(products: [car, book]), .hideLoadingStatus])
    }
  }

  @Test("An error that nobody saw is shown to the first screen that comes, once")
  func errorWhileAway() {
    let other = ProductsViewSpy()
    let list = given("a list whose screen is away when an error comes up") {
      let list = ProductsPresenter(view: view, repository: repository)
      list.detach(view)
      list.select(book)
      return list
    }
    when("the screen comes back, and after it another one") {
      list.attach(view)
      list.attach(other)
    }
    then("the first shows the error, the other shows nothing") {
      view.expect([.showError(message: "Product without description")])
      other.expect([])
    }
  }
}

private struct Failure: Error {}
