import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Passes data through when the response is HTTP and its status says that all is well.
public enum NetworkDataHandler: DataHandling {
  /// Passes the data of a good response through.
  ///
  /// - Parameters:
  ///   - data: What the response carries.
  ///   - response: What the server said about it.
  /// - Returns: The data, unchanged.
  /// - Throws: ``NetworkDataHandlerError`` if the status is not in 200...299, or there is none.
  public static func data(
    with data: Data, response: URLResponse
  ) throws(NetworkDataHandlerError) -> Data {
    let status = (response as? HTTPURLResponse)?.statusCode
    guard let status, 200...299 ~= status else { throw .statusCodeError(status) }
    return data
  }
}
