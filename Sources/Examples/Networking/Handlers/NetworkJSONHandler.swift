import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Takes JSON out of a response: looks at its MIME type, then at its status, then reads the data.
public enum NetworkJSONHandler<
  DataHandler: DataHandling, JSONSerialization: JSONSerializing
>: JSONHandling {
  /// Reads the JSON of a response.
  ///
  /// - Parameters:
  ///   - data: What the response carries.
  ///   - response: What the server said about it.
  /// - Returns: What the JSON says.
  /// - Throws: ``NetworkJSONHandlerError``. With the wrong MIME type no collaborator is called.
  public static func json(
    with data: Data, response: URLResponse
  ) throws(NetworkJSONHandlerError) -> JSONSerialization.JSON {
    guard response.isOne(of: MIMEType.json) else { throw .mimeTypeError }
    let body: Data
    do {
      body = try DataHandler.data(with: data, response: response)
    } catch {
      throw .dataHandlerError(underlying: error)
    }
    do {
      return try JSONSerialization.json(with: body)
    } catch {
      throw .jsonSerializationError(underlying: error)
    }
  }
}
