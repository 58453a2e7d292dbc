/// Which step of ``NetworkJSONHandler`` failed.
public enum NetworkJSONHandlerError: Error {
  /// The response does not say that it carries JSON.
  case mimeTypeError
  /// The response is not good.
  case dataHandlerError(underlying: any Error)
  /// The data is no JSON.
  case jsonSerializationError(underlying: any Error)
}
