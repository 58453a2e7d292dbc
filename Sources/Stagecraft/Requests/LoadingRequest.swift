/// Runs the latest request and says while it does so. Loading ends whatever happens: an answer, a failure,
/// cancellation, or the end of its owner.
///
/// ```swift
/// let loading = LoadingRequest<[Product]> { [view] in
///   $0 ? view.showLoadingStatus() : view.hideLoadingStatus()
/// }
/// loading.start { try await repository.get() } then: { [weak self] in self?.show($0) }
/// ```
/// A request that supersedes another goes on with its loading: it began once and ends once.
@MainActor
public final class LoadingRequest<Value: Sendable> {
  private let request = LatestRequest<Value>()
  private let change: @MainActor (Bool) -> Void
  private var phase = LoadingPhase.idle

  /// Makes it without a request.
  ///
  /// - Parameter change: Told true when loading begins, and false when it ends. It holds what shows it,
  ///   not the owner of this; so that also the owner's end is told, at the next turn.
  public init(change: @escaping @MainActor (Bool) -> Void) {
    self.change = change
  }

  deinit {
    if phase == .loading {
      Task { @MainActor [change] in change(false) }
    }
  }

  /// Whether loading has begun and not ended.
  public var isLoading: Bool { phase == .loading }

  /// Starts a request and abandons the one that runs.
  ///
  /// - Parameters:
  ///   - operation: What answers. It runs off the main actor.
  ///   - finish: Told the answer, just before loading ends. It should not hold the owner strongly.
  public func start(
    _ operation: @escaping @Sendable () async throws -> Value,
    then finish: @escaping @MainActor (Result<Value, any Error>) -> Void
  ) {
    tell(phase.begin())
    request.start(operation) { [weak self] result in
      finish(result)
      self?.requestEnded()
    }
  }

  /// Abandons the request that runs, and ends loading.
  public func cancel() {
    request.cancel()
    tell(phase.end())
  }

  /// Returns when the request that runs now has ended. Returns at once if none runs.
  public func finished() async {
    await request.finished()
  }

  /// Whoever was told the answer may have started the next request, which goes on loading.
  private func requestEnded() {
    if !request.isRunning { tell(phase.end()) }
  }

  private func tell(_ news: Bool?) {
    if let news { change(news) }
  }
}

/// Whether something is being loaded. Its changes say what to tell, if anything.
enum LoadingPhase: Equatable, Sendable {
  case idle, loading

  /// Begins loading.
  ///
  /// - Returns: True if it had not begun; otherwise there is nothing to tell.
  mutating func begin() -> Bool? {
    guard self == .idle else { return nil }
    self = .loading
    return true
  }

  /// Ends loading.
  ///
  /// - Returns: False if it had begun; otherwise there is nothing to tell.
  mutating func end() -> Bool? {
    guard self == .loading else { return nil }
    self = .idle
    return false
  }
}
