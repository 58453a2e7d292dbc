/// Which step of ``NetworkImageHandler`` failed.
public enum NetworkImageHandlerError: Error {
  /// The response does not say that it carries a picture of a known kind.
  case mimeTypeError
  /// The response is not good.
  case dataHandlerError(underlying: any Error)
  /// The data is no picture.
  case imageSerializationError(underlying: any Error)
}
