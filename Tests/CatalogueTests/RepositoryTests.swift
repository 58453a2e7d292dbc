import RehearsalDoubles
import Synchronization
import Testing

@testable import Catalogue

@Suite("The sample repository")
struct SampleProductsRepositoryTests {
  @Test("answers after three seconds of its clock with a car and a book")
  func answers() async throws {
    let clock = RecordingClock()
    let products = try await SampleProductsRepository(clock: clock).get()
    #expect(
      products == [
        Product(name: "Car", description: "A beautiful car", image: "car"),
        Product(name: "Book", description: "", image: "book"),
      ])
    #expect(clock.slept == [.seconds(3)])
  }

  @Test("ends early when it is cancelled")
  func isCancelled() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await SampleProductsRepository(clock: RecordingClock()).get()
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

@Suite("The reporting repository")
struct ReportingProductsRepositoryTests {
  private struct Broken: Error {}

  @Test("passes answers on and reports nothing")
  func passesOn() async throws {
    let reports = Mutex(0)
    let sample = SampleProductsRepository(clock: RecordingClock())
    let products = try await ReportingProductsRepository(sample) { _ in reports.withLock { $0 += 1 }
    }
    .get()
    #expect(products?.map(\.name) == ["Car", "Book"])
    #expect(reports.withLock { $0 } == 0)
  }

  @Test("reports an error and passes it on; a cancellation is none")
  func reports() async {
    let reports = Mutex<[String]>([])
    func failing(with error: any Error) -> ReportingProductsRepository {
      let repository = ProductsRepositorySpy()
      repository.stub.get.throws(error)
      return ReportingProductsRepository(repository) { error in
        reports.withLock { $0.append("\(error)") }
      }
    }
    await #expect(throws: Broken.self) { try await failing(with: Broken()).get() }
    await #expect(throws: CancellationError.self) {
      try await failing(with: CancellationError()).get()
    }
    #expect(reports.withLock { $0 } == ["Broken()"])
  }
}

/// A clock on which every sleep is over at once.
private final class RecordingClock: Clock {
  typealias Instant = ContinuousClock.Instant
  private let sleeps = Mutex<[Duration]>([])
  private let start = ContinuousClock.now

  var slept: [Duration] { sleeps.withLock { $0 } }
  var now: Instant { start.advanced(by: slept.reduce(.zero, +)) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    let duration = now.duration(to: deadline)
    sleeps.withLock { $0.append(duration) }
  }
}

@Suite("The listener adapter")
struct ListenerProductsRepositoryAdapterTests {
  private let car = Product(name: "Car", description: "Fast")
  private let book = Product(name: "Book", description: "Thick")
  private let repository = ListenerProductsRepositorySpy()

  @Test("setListener, then get; the answer arrives at onRetrieved, nil too")
  func answers() async throws {
    for answer in [[car], nil] {
      repository.forgetCalls()
      repository.answers(answer)
      let adapter = ListenerProductsRepositoryAdapter(repository)
      #expect(try await adapter.get() == answer)
      repository.expectCalls([.setListener(adapter), .get])
    }
  }

  @Test("answers every caller, one request after the other")
  func answersEveryCaller() async throws {
    repository.answers([car], [book], nil)
    let adapter = ListenerProductsRepositoryAdapter(repository)
    let answers = try await withThrowingTaskGroup { group in
      for _ in 0..<3 { group.addTask { try await adapter.get() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(answers) == [[car], [book], nil])
    repository.expectCalled(.get, times: 3)
  }

  @Test("a cancelled caller goes on at once")
  func isCancelled() async {
    let adapter = ListenerProductsRepositoryAdapter(repository)
    let task = Task { try await adapter.get() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("an answer nobody asked for is dropped")
  func unexpectedAnswer() async throws {
    repository.answers([car])
    let adapter = ListenerProductsRepositoryAdapter(repository)
    adapter.onRetrieved(products: [book])
    #expect(try await adapter.get() == [car])
    adapter.onRetrieved(products: [book])
  }
}

extension ListenerProductsRepositorySpy {
  /// Answers each request from another task, in this order.
  fileprivate func answers(_ answers: [Product]?...) {
    let rest = Mutex(answers)
    stub.get.answers { [unowned self] in
      let answer = rest.withLock { $0.removeFirst() }
      guard let listener = stub.setListener.captured.last else { return }
      Task { listener.onRetrieved(products: answer) }
    }
  }
}

@Suite("Whose answer it is")
struct ListenerRequestsTests {
  @Test("one request at a time; the next begins when the answer is there")
  func oneAtATime() {
    var requests = ListenerRequests<String>()
    #expect(names(requests.get(1, "a")) == ["request"])
    #expect(names(requests.get(2, "b")) == [])
    #expect(names(requests.answered()) == ["answer a", "request"])
    #expect(names(requests.answered()) == ["answer b"])
    #expect(names(requests.answered()) == [])
    #expect(names(requests.get(3, "c")) == ["request"])
  }

  @Test("the answer of a cancelled request is not taken for the next one's")
  func cancelledWhileOutstanding() {
    var requests = ListenerRequests<String>()
    _ = requests.get(1, "a")
    #expect(names(requests.cancel(1)) == ["cancel a"])
    #expect(names(requests.get(2, "b")) == [])
    #expect(names(requests.answered()) == ["request"])
    #expect(names(requests.answered()) == ["answer b"])
  }

  @Test(
    "a caller is cancelled while it waits for its turn, before it asked, and after it was answered")
  func cancelledAtOtherTimes() {
    var requests = ListenerRequests<String>()
    _ = requests.get(1, "a")
    _ = requests.get(2, "b")
    #expect(names(requests.cancel(2)) == ["cancel b"])
    #expect(names(requests.cancel(3)) == [])
    #expect(names(requests.get(3, "c")) == ["cancel c"])
    #expect(names(requests.answered()) == ["answer a"])
    #expect(names(requests.cancel(1)) == [])
    requests.finish(1)
    #expect(names(requests.get(1, "again")) == ["request"])
  }

  private func names(_ actions: [ListenerRequests<String>.Action]) -> [String] {
    actions.map {
      switch $0 {
      case .request: "request"
      case .answer(let caller): "answer \(caller)"
      case .cancel(let caller): "cancel \(caller)"
      }
    }
  }
}
