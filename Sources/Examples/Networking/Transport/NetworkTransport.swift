import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What carries requests to servers and responses back.
///
/// Transports are put together: each layer around another adds one thing, such as a cache or a limit.
/// ``AppTransport`` has all of them.
public protocol NetworkTransport: Sendable {
  /// Sends a request and waits for the whole response.
  ///
  /// - Parameter request: What to ask for.
  /// - Returns: What the response carries, and what the server said about it.
  /// - Throws: Why there is no response; `CancellationError` if the task is cancelled meanwhile.
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
}
