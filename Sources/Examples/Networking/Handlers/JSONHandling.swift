import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Takes JSON out of a response.
public protocol JSONHandling: Sendable {
  /// What is taken out.
  associatedtype JSON: Sendable

  /// Reads the JSON of a response.
  ///
  /// - Parameters:
  ///   - data: What the response carries.
  ///   - response: What the server said about it.
  /// - Returns: What the JSON says.
  /// - Throws: Which step failed.
  static func json(with data: Data, response: URLResponse) throws -> JSON
}
