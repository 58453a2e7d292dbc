import Foundation

/// Fetches what is at an address.
public protocol HTTPTransport: Sendable {
  /// Fetches it.
  ///
  /// - Parameters:
  ///   - address: Where it is.
  ///   - limit: How many bytes it may have.
  /// - Returns: The answer, whatever its status.
  /// - Throws: ``HTTPProductsError`` if there is none or it's too large, `CancellationError` if the task is cancelled.
  func get(_ address: URL, limit: Int) async throws -> HTTPReply
}
