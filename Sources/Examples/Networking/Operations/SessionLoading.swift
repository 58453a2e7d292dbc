import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends requests.
public protocol SessionLoading: Sendable {
  /// Sends a request and waits for the whole response.
  ///
  /// - Parameter request: What to ask for.
  /// - Returns: What the response carries, and what the server said about it.
  /// - Throws: Why there is no response; `CancellationError` if the task is cancelled meanwhile.
  static func data(for request: URLRequest) async throws -> (Data, URLResponse)
}
