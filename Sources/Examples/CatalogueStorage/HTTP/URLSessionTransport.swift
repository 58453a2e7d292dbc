import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Fetches with Foundation's `URLSession`, without cache or cookies. Redirects are followed.
public struct URLSessionTransport: HTTPTransport {
  private let timeout: TimeInterval

  /// Creates a transport.
  ///
  /// - Parameter timeout: How many seconds may pass without a byte.
  public init(timeout: TimeInterval = 30) {
    self.timeout = timeout
  }

  /// Fetches what is at an address.
  ///
  /// - Parameters:
  ///   - address: Where it is.
  ///   - limit: How many bytes it may have; beyond them the connection is closed.
  /// - Throws: ``HTTPProductsError``, or `CancellationError` as soon as the task is cancelled.
  public func get(_ address: URL, limit: Int) async throws -> HTTPReply {
    var request = URLRequest(url: address)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpShouldSetCookies = false

    let download = HTTPDownload(address: address, limit: limit)
    // A session of its own for each request: it ends with it, and takes the delegate along.
    let session = URLSession(
      configuration: configuration, delegate: download, delegateQueue: nil)
    defer { session.invalidateAndCancel() }
    let task = session.dataTask(with: request)
    return try await withTaskCancellationHandler {
      try await download.finished { task.resume() }
    } onCancel: {
      download.cancel()
    }
  }
}
