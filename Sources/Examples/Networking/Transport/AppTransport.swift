import Foundation
import Stagecraft

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The transport of an app: a cache, one request for equal ones, repetition of what failed in passing, at
/// most so many at once, and below all that a real `URLSession`.
public final class AppTransport: SharedTransport {
  /// The transport of the app, with the standard limits.
  public static let shared = AppTransport()

  private let layers: any NetworkTransport

  /// Puts a transport together.
  ///
  /// - Parameters:
  ///   - base: What really sends requests.
  ///   - cacheBytes: How much of responses is kept.
  ///   - retries: How often a request is sent again that failed in passing.
  ///   - simultaneous: How many requests run at once; others wait for their turn.
  ///   - clock: Measures the waits between attempts.
  public init(
    _ base: any NetworkTransport = URLSessionTransport(), cacheBytes: Int = 16 << 20,
    retries: RetryPolicy = RetryPolicy(), simultaneous: Int = 6,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    let limited = LimitingTransport(base, limit: simultaneous)
    let repeated = RetryingTransport(limited, policy: retries, clock: clock)
    layers = CachingTransport(SharingTransport(repeated), capacity: cacheBytes)
  }

  /// Sends a request, unless the cache or a request on its way has the answer.
  ///
  /// - Parameter request: What to ask for.
  /// - Returns: What the response carries, and what the server said about it.
  /// - Throws: What the last attempt throws; `CancellationError` if the task is cancelled.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await layers.data(for: request)
  }
}
