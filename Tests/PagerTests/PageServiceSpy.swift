import Pager
import Synchronization

/// Answers each request when the test says so, whether or not whoever asked was cancelled.
final class PageServiceSpy: PageService {
  private struct State {
    var pages: [Int] = []
    var answers: [CheckedContinuation<String, any Error>] = []
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

  /// The pages that were asked for, in order.
  var pages: [Int] { state.withLock { $0.pages } }

  func request(page: Int) async throws -> String {
    let number = Mutex(0)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { answer in
        change { state in
          state.pages.append(page)
          state.answers.append(answer)
          number.withLock { $0 = state.answers.count }
        }
      }
    } onCancel: {
      let cancelled = number.withLock { $0 }
      change { $0.cancelled.insert(cancelled) }
    }
  }

  /// Answers a request, the first one being number 1.
  func answer(_ number: Int, with result: Result<String, any Error>) {
    state.withLock { $0.answers[number - 1] }.resume(with: result)
  }

  /// Returns as soon as there were so many requests.
  func requested(times count: Int) async {
    await reach { $0.pages.count >= count }
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

/// Answers at once: pages up to the last one, failures where it is told so.
struct BookService: PageService {
  struct Torn: Error {}

  var lastPage: Int
  var tornPages: Set<Int> = []

  func request(page: Int) async throws -> String {
    if tornPages.contains(page) { throw Torn() }
    return page > lastPage ? "" : "page \(page)"
  }
}

/// Records what a pager is told.
@MainActor
final class PagerViewSpy: PagerView {
  var calls: [PagerViewCommand] = []

  func setupViews() { calls.append(.setupViews) }
  func updateViews(text: String) { calls.append(.updateViews(text: text)) }
  func showError(message: String) { calls.append(.showError(message: message)) }
  func setNextEnabled(_ isEnabled: Bool) { calls.append(.setNextEnabled(isEnabled)) }
  func setPreviousEnabled(_ isEnabled: Bool) { calls.append(.setPreviousEnabled(isEnabled)) }
}
