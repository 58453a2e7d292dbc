import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Takes a picture out of a response.
public protocol ImageHandling: Sendable {
  /// What is taken out.
  associatedtype Image: Sendable

  /// Decodes the picture of a response.
  ///
  /// - Parameters:
  ///   - data: What the response carries.
  ///   - response: What the server said about it.
  /// - Returns: The picture.
  /// - Throws: Which step failed.
  static func image(with data: Data, response: URLResponse) throws -> Image
}
