import Synchronization

/// Makes a ``ProductsRepository`` of a repository in the listener style.
///
/// One request is outstanding at a time; further callers wait for their turn. A caller that is cancelled
/// goes on at once. A repository that never answers keeps later callers waiting until they are cancelled.
public final class ListenerProductsRepositoryAdapter: ProductsRepository, ProductsListener {
  private typealias Caller = CheckedContinuation<[Product]?, any Error>

  private struct Shared {
    var requests = ListenerRequests<Caller>()
    var lastIdentifier = 0
  }

  private let repository: any ListenerProductsRepository
  private let shared = Mutex(Shared())

  /// Makes an adapter, which becomes the repository's listener with the first request.
  ///
  /// - Parameter repository: The repository to ask.
  public init(_ repository: any ListenerProductsRepository) {
    self.repository = repository
  }

  /// Asks the repository and waits for its listener to be called.
  ///
  /// - Throws: `CancellationError` if the task is cancelled meanwhile.
  public func get() async throws -> [Product]? {
    let identifier = shared.withLock { shared in
      shared.lastIdentifier += 1
      return shared.lastIdentifier
    }
    defer { shared.withLock { $0.requests.finish(identifier) } }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { caller in
        perform(shared.withLock { $0.requests.get(identifier, caller) }, products: nil)
      }
    } onCancel: {
      perform(shared.withLock { $0.requests.cancel(identifier) }, products: nil)
    }
  }

  /// Passes the answer on to whoever asked first.
  public func onRetrieved(products: [Product]?) {
    perform(shared.withLock { $0.requests.answered() }, products: products)
  }

  private func perform(_ actions: [ListenerRequests<Caller>.Action], products: [Product]?) {
    for action in actions {
      switch action {
      case .request:
        repository.setListener(self)
        repository.get()
      case .answer(let caller): caller.resume(returning: products)
      case .cancel(let caller): caller.resume(throwing: CancellationError())
      }
    }
  }
}
