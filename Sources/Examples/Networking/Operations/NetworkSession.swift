import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends requests over a transport that all of the app's requests share.
public enum NetworkSession<Transport: SharedTransport>: SessionLoading {
  /// Sends a request and waits for the whole response.
  ///
  /// - Parameter request: What to ask for.
  /// - Returns: What the response carries, and what the server said about it.
  /// - Throws: What the transport throws, unchanged.
  public static func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await Transport.shared.data(for: request)
  }
}
