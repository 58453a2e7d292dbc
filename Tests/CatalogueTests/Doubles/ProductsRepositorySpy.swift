import Catalogue
import Synchronization

/// Answers each request when the test says so, whether or not whoever asked was cancelled.
final class ProductsRepositorySpy: ProductsRepository {
  typealias Answer = CheckedContinuation<[Product]?, any Error>

  private struct State {
    var requests: [Answer] = []
    var cancelled: Set<Int> = []
    var waiting:
      [(condition: @Sendable (State) -> Bool, caller: CheckedContinuation<Void, Never>)] = []

    mutating func takeReady() -> [CheckedContinuation<Void, Never>] {
      let current = self
      let ready = waiting.filter { $0.condition(current) }
      waiting.removeAll { $0.condition(current) }
      return ready.map(\.caller)
    }
  }

  private let state = Mutex(State())

  var requestCount: Int { state.withLock { $0.requests.count } }

  func get() async throws -> [Product]? {
    let number = Mutex(0)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { request in
        change { state in
          state.requests.append(request)
          number.withLock { $0 = state.requests.count }
        }
      }
    } onCancel: {
      let cancelled = number.withLock { $0 }
      change { $0.cancelled.insert(cancelled) }
    }
  }

  /// Answers a request, the first one being number 1.
  func answer(_ number: Int, with result: Result<[Product]?, any Error>) {
    state.withLock { $0.requests[number - 1] }.resume(with: result)
  }

  /// Returns as soon as there were so many requests.
  func requested(times count: Int) async {
    await reach { $0.requests.count >= count }
  }

  /// Returns as soon as a request was cancelled.
  func cancelled(_ number: Int) async {
    await reach { $0.cancelled.contains(number) }
  }

  private func change(_ body: (inout State) -> Void) {
    let ready = state.withLock { state in
      body(&state)
      return state.takeReady()
    }
    for caller in ready { caller.resume() }
  }

  private func reach(_ condition: @escaping @Sendable (State) -> Bool) async {
    await withCheckedContinuation { caller in
      change { $0.waiting.append((condition, caller)) }
    }
  }
}
