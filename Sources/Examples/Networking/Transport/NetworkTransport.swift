import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What carries requests to servers and responses back.
public protocol NetworkTransport: Sendable {
  /// The one that all of the app's requests share.
  static var shared: Self { get }

  /// Sends a request and waits for the whole response.
  ///
  /// - Parameter request: What to ask for.
  /// - Returns: What the response carries, and what the server said about it.
  /// - Throws: Why there is no response; `CancellationError` if the task is cancelled meanwhile.
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
}
