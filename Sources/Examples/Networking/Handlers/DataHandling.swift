import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Takes the data out of a response that is good.
public protocol DataHandling: Sendable {
  /// Passes the data of a good response through.
  ///
  /// - Parameters:
  ///   - data: What the response carries.
  ///   - response: What the server said about it.
  /// - Returns: The data.
  /// - Throws: What is wrong with the response.
  static func data(with data: Data, response: URLResponse) throws -> Data
}
