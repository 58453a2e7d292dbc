import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Takes a picture out of a response: looks at its MIME type, then at its status, then decodes the data.
public enum NetworkImageHandler<
  DataHandler: DataHandling, ImageSerialization: ImageSerializing
>: ImageHandling {
  /// Decodes the picture of a response.
  ///
  /// - Parameters:
  ///   - data: What the response carries.
  ///   - response: What the server said about it.
  /// - Returns: The picture.
  /// - Throws: ``NetworkImageHandlerError``. With the wrong MIME type no collaborator is called.
  public static func image(
    with data: Data, response: URLResponse
  ) throws(NetworkImageHandlerError) -> ImageSerialization.Image {
    guard response.isOne(of: MIMEType.images) else { throw .mimeTypeError }
    let body: Data
    do {
      body = try DataHandler.data(with: data, response: response)
    } catch {
      throw .dataHandlerError(underlying: error)
    }
    do {
      return try ImageSerialization.image(with: body)
    } catch {
      throw .imageSerializationError(underlying: error)
    }
  }
}
