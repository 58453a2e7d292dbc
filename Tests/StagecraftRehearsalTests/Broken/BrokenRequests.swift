/// No policy: whatever is answered is passed on, in the order in which it comes.
@MainActor final class EveryRequest: RequestPolicy {
  func start(
    _ operation: @escaping @Sendable () async throws -> String,
    then finish: @escaping @MainActor (Result<String, any Error>) -> Void
  ) {
    Task { finish(await result(of: operation)) }
  }

  func cancel() {}
}

/// Cancels the older request and takes that for enough.
@MainActor final class CancellingRequest: RequestPolicy {
  private var task: Task<Void, Never>?

  func start(
    _ operation: @escaping @Sendable () async throws -> String,
    then finish: @escaping @MainActor (Result<String, any Error>) -> Void
  ) {
    task?.cancel()
    task = Task { finish(await result(of: operation)) }
  }

  func cancel() { task?.cancel() }
}

/// Tells that it loads, but not always that it has ended.
@MainActor final class BrokenLoading: RequestPolicy {
  enum Bug {
    case forgetsFailure, endsWithTheOlder, forgetsCancellation, forgetsOwner
  }

  private let bug: Bug
  private let change: @MainActor (Bool) -> Void
  private var isLoading = false
  private var latest = 0
  private var task: Task<Void, Never>?

  init(_ bug: Bug, change: @escaping @MainActor (Bool) -> Void) {
    self.bug = bug
    self.change = change
  }

  func start(
    _ operation: @escaping @Sendable () async throws -> String,
    then finish: @escaping @MainActor (Result<String, any Error>) -> Void
  ) {
    tell(true)
    task?.cancel()
    latest += 1
    task = Task { [weak self, latest] in
      let result = await result(of: operation)
      self?.end(latest, result, finish)
    }
  }

  private func end(
    _ number: Int, _ result: Result<String, any Error>,
    _ finish: @MainActor (Result<String, any Error>) -> Void
  ) {
    if bug == .endsWithTheOlder, number != latest { return tell(false) }
    guard number == latest else { return }
    finish(result)
    if bug == .forgetsFailure, case .failure = result { return }
    tell(false)
  }

  func cancel() {
    latest += 1
    task?.cancel()
    if bug != .forgetsCancellation { tell(false) }
  }

  private func tell(_ news: Bool) {
    guard news != isLoading else { return }
    isLoading = news
    change(news)
  }
}

private func result(
  of operation: @Sendable () async throws -> String
) async -> Result<String, any Error> {
  do { return .success(try await operation()) } catch { return .failure(error) }
}
