import Foundation
import Stagecraft

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends a request again that failed in passing: the connection broke, or the server was overloaded.
///
/// Only what may be repeated is: requests that come to the same whether they are done once or twice. What
/// ran into a limit of time or size is not repeated, for it would again.
public struct RetryingTransport: NetworkTransport {
  private let base: any NetworkTransport
  private let policy: RetryPolicy
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Date

  /// Puts this layer around a transport.
  ///
  /// - Parameters:
  ///   - base: What sends requests.
  ///   - policy: How often to try, and how long to wait between. A server that asks for a longer wait
  ///     gets it, up to the policy's longest.
  ///   - clock: Measures the waits.
  ///   - now: The present time, for servers that name a time of day.
  public init(
    _ base: any NetworkTransport, policy: RetryPolicy,
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.base = base
    self.policy = policy
    self.clock = clock
    self.now = now
  }

  /// Sends a request, and again while it fails in passing.
  ///
  /// - Throws: What the last attempt throws. A response that asks to come later is returned as it is when
  ///   there is no further attempt.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    guard request.mayBeRepeated else { return try await base.data(for: request) }
    var attempt = 1
    while true {
      let outcome: Result<(Data, URLResponse), any Error>
      do { outcome = .success(try await base.data(for: request)) } catch {
        outcome = .failure(error)
      }
      guard !Task.isCancelled, let wait = wait(after: outcome, attempt: attempt) else {
        return try outcome.get()
      }
      try await clock.sleep(for: wait)
      attempt += 1
    }
  }

  /// - Returns: How long to wait before the next attempt; nil if there is none.
  private func wait(
    after outcome: Result<(Data, URLResponse), any Error>, attempt: Int
  ) -> Duration? {
    guard let wait = policy.wait(afterAttempt: attempt) else { return nil }
    switch outcome {
    case .failure(let error): return error.isPassing ? wait : nil
    case .success((_, let response)):
      guard let response = response as? HTTPURLResponse, response.asksToComeLater else {
        return nil
      }
      guard let asked = response.wait(now: now()) else { return wait }
      return asked <= policy.maximumDelay ? max(wait, asked) : nil
    }
  }
}

extension URLRequest {
  /// Whether sending it again comes to the same. A body that is read from a stream is gone after the first
  /// time.
  var mayBeRepeated: Bool { method.isIdempotent && httpBodyStream == nil }
}

extension HTTPURLResponse {
  /// Whether the server, or one before it, could not answer now.
  var asksToComeLater: Bool { [408, 429, 502, 503, 504].contains(statusCode) }

  /// How long the server asks to wait: as a number of seconds, or until a time of day.
  func wait(now: Date) -> Duration? {
    guard let text = value(forHTTPHeaderField: "Retry-After") else { return nil }
    if let seconds = Int(text.trimmingCharacters(in: .whitespaces)), seconds >= 0 {
      return .seconds(min(seconds, 1 << 30))
    }
    guard let date = HTTPDate.date(text) else { return nil }
    return .seconds(max(0, min(date.timeIntervalSince(now), Double(1 << 30))))
  }
}
