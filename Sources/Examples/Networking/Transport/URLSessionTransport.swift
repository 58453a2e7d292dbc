import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Carries requests over a real `URLSession`, within limits of time and size.
///
/// A cancelled task cancels its request at once. Responses are unpacked (gzip) and redirects followed by
/// the session.
public final class URLSessionTransport: NetworkTransport {
  private let session: URLSession
  private let delegate = TransferDelegate()
  private let timeLimit: Duration
  private let sizeLimit: Int
  private let clock: any Clock<Duration>

  /// Makes a transport with a session of its own.
  ///
  /// - Parameters:
  ///   - configuration: How the session works. ``plain`` if not given.
  ///   - timeLimit: How long a response may take, from the request to its last byte.
  ///   - sizeLimit: How many bytes a response may have, unpacked.
  ///   - clock: Measures the time limit.
  public init(
    configuration: URLSessionConfiguration = plain, timeLimit: Duration = .seconds(30),
    sizeLimit: Int = 32 << 20, clock: any Clock<Duration> = ContinuousClock()
  ) {
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    self.timeLimit = timeLimit
    self.sizeLimit = sizeLimit
    self.clock = clock
  }

  /// A session without cookies and without a cache of its own: ``CachingTransport`` is the cache.
  public static var plain: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    return configuration
  }

  deinit {
    // A session holds its delegate until it is told that no more requests come.
    session.finishTasksAndInvalidate()
  }

  /// Sends a request and waits for the whole response.
  ///
  /// - Parameter request: What to ask for.
  /// - Returns: What the response carries, and what the server said about it.
  /// - Throws: ``NetworkTransportError`` beyond a limit, `CancellationError` if the task is cancelled,
  ///   otherwise the session's `URLError`.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await withThrowingTaskGroup(of: (Data, URLResponse).self) { group in
      group.addTask { try await self.transfer(request) }
      group.addTask { [clock, timeLimit] in
        try await clock.sleep(for: timeLimit)
        throw NetworkTransportError.timedOut(after: timeLimit)
      }
      defer { group.cancelAll() }
      guard let first = try await group.next() else { throw CancellationError() }
      return first
    }
  }

  private func transfer(_ request: URLRequest) async throws -> (Data, URLResponse) {
    try Task.checkCancellation()
    let task = session.dataTask(with: request)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        delegate.expect(task, sizeLimit: sizeLimit, waiter: waiter)
        // The cancellation may have come before there was anybody to tell.
        if Task.isCancelled { delegate.abandon(task) } else { task.resume() }
      }
    } onCancel: {
      task.cancel()
      delegate.abandon(task)
    }
  }
}
