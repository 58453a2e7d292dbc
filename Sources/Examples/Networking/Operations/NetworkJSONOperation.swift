import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Asks for JSON: sends the request, then hands the response to a handler.
public enum NetworkJSONOperation<
  Session: SessionLoading, JSONHandler: JSONHandling
>: JSONOperating {
  /// Asks for JSON and waits for it.
  ///
  /// - Parameter request: What to ask for.
  /// - Returns: What the JSON says.
  /// - Throws: ``NetworkJSONOperationError``.
  public static func json(
    for request: URLRequest
  ) async throws(NetworkJSONOperationError) -> JSONHandler.JSON {
    let (data, response): (Data, URLResponse)
    do {
      (data, response) = try await Session.data(for: request)
    } catch {
      throw .sessionError(underlying: error)
    }
    do {
      return try JSONHandler.json(with: data, response: response)
    } catch {
      throw .jsonHandlerError(underlying: error)
    }
  }
}
