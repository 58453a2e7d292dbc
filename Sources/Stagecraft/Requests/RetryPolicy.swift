/// How often to try again, and how long to wait before that.
///
/// The waits grow by a factor up to a limit: 0.5 s, 1 s, 2 s and so on.
public struct RetryPolicy: Hashable, Sendable {
  /// How often to try at most, the first time included. At least 1.
  public let attempts: Int

  /// How long to wait before the second attempt.
  public let delay: Duration

  /// By what each wait is longer than the one before.
  public let factor: Double

  /// How long to wait at most.
  public let maximumDelay: Duration

  /// Makes a policy.
  ///
  /// - Parameters:
  ///   - attempts: How often to try at most; what is below 1 counts as 1.
  ///   - delay: How long to wait before the second attempt; what is negative counts as zero.
  ///   - factor: By what each wait is longer than the one before; what is below 1 counts as 1.
  ///   - maximumDelay: How long to wait at most.
  public init(
    attempts: Int = 3, delay: Duration = .milliseconds(500), factor: Double = 2,
    maximumDelay: Duration = .seconds(30)
  ) {
    self.attempts = max(1, attempts)
    self.delay = max(.zero, delay)
    self.factor = factor.isFinite ? max(1, factor) : 1
    self.maximumDelay = max(.zero, maximumDelay)
  }

  /// How long to wait after an attempt that failed.
  ///
  /// - Parameter attempt: The number of the attempt, from 1.
  /// - Returns: The wait, or nil if that was the last attempt.
  /// - Complexity: O(*n*) for the *n*-th attempt.
  public func wait(afterAttempt attempt: Int) -> Duration? {
    guard attempt < attempts else { return nil }
    var wait = delay
    for _ in 1..<max(1, attempt) where wait < maximumDelay {
      // Compared before it is multiplied, since a great factor would overflow.
      wait = factor >= maximumDelay / wait ? maximumDelay : wait * factor
    }
    return min(wait, maximumDelay)
  }

  /// Does something, and does it again while it fails, as often as this policy allows.
  ///
  /// A cancelled task does not try again: the failure of the attempt, or the cancellation of the wait, is
  /// what it throws. One that is cancelled before does not even try once.
  ///
  /// - Parameters:
  ///   - clock: What measures the waits.
  ///   - shouldRetry: Whether it makes sense to try again after an error. Cancellation never does.
  ///   - operation: What to do. It is told the number of the attempt, from 1.
  /// - Returns: What the first attempt returns that succeeds.
  /// - Throws: What the last attempt throws.
  public func run<Value>(
    clock: some Clock<Duration>,
    shouldRetry: (any Error) -> Bool = { _ in true },
    operation: (_ attempt: Int) async throws -> Value
  ) async throws -> Value {
    var attempt = 1
    while true {
      // Who is cancelled just after the wait was over, or before the first attempt, begins none either.
      try Task.checkCancellation()
      do {
        return try await operation(attempt)
      } catch {
        let isHopeless = error is CancellationError || Task.isCancelled || !shouldRetry(error)
        guard !isHopeless, let wait = wait(afterAttempt: attempt) else { throw error }
        try await clock.sleep(for: wait)
        attempt += 1
      }
    }
  }
}
