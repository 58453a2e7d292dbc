/// Runs one request at a time: a newer one cancels the older one, and its late answer is dropped.
///
/// ```swift
/// let search = LatestRequest<[Product]>()
/// search.start { try await service.find("ca") } then: { [weak self] in self?.show($0) }
/// search.start { try await service.find("car") } then: { [weak self] in self?.show($0) }
/// // only what was found for "car" is shown
/// ```
/// Whoever owns this owns the request: when this is gone, the request is cancelled and nobody is told.
@MainActor
public final class LatestRequest<Value: Sendable> {
  private var tickets = Tickets()
  private var task: Task<Void, Never>?

  /// Makes it without a request.
  public nonisolated init() {}

  deinit {
    task?.cancel()
  }

  /// Whether a request runs whose answer is awaited.
  public var isRunning: Bool { tickets.isRunning }

  /// Starts a request and abandons the one that runs.
  ///
  /// - Parameters:
  ///   - operation: What answers. It runs off the main actor.
  ///   - finish: Told the answer, unless the request is abandoned before. It should not hold the owner
  ///     of this strongly.
  public func start(
    _ operation: @escaping @Sendable () async throws -> Value,
    then finish: @escaping @MainActor (Result<Value, any Error>) -> Void
  ) {
    task?.cancel()
    let ticket = tickets.begin()
    task = Task { [weak self] in
      let result: Result<Value, any Error>
      do { result = .success(try await operation()) } catch { result = .failure(error) }
      if self?.end(ticket) == true { finish(result) }
    }
  }

  /// Abandons the request that runs: it is cancelled, and nobody is told of its answer.
  public func cancel() {
    _ = tickets.abandon()
    task?.cancel()
    task = nil
  }

  /// Returns when the request that runs now has answered and its answer was passed on, or when it was
  /// abandoned and has ended. Returns at once if none runs.
  public func finished() async {
    await task?.value
  }

  private func end(_ ticket: Int) -> Bool {
    tickets.end(ticket)
  }
}
