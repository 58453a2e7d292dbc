import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Asks for a picture: sends the request, then hands the response to a handler.
public enum NetworkImageOperation<
  Session: SessionLoading, ImageHandler: ImageHandling
>: ImageOperating {
  /// Asks for a picture and waits for it.
  ///
  /// - Parameter request: What to ask for.
  /// - Returns: The picture.
  /// - Throws: ``NetworkImageOperationError``.
  public static func image(
    for request: URLRequest
  ) async throws(NetworkImageOperationError) -> ImageHandler.Image {
    let (data, response): (Data, URLResponse)
    do {
      (data, response) = try await Session.data(for: request)
    } catch {
      throw .sessionError(underlying: error)
    }
    do {
      return try ImageHandler.image(with: data, response: response)
    } catch {
      throw .imageHandlerError(underlying: error)
    }
  }
}
