import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Asks for a picture.
public protocol ImageOperating: Sendable {
  /// The picture.
  associatedtype Image: Sendable

  /// Asks for a picture and waits for it.
  ///
  /// - Parameter request: What to ask for.
  /// - Returns: The picture.
  /// - Throws: Which step failed.
  static func image(for request: URLRequest) async throws -> Image
}
