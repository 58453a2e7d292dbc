/// Which step of ``NetworkJSONHandler`` failed.
public enum NetworkJSONHandlerError: Error {
  /// The response does not say that it carries JSON.
  case mimeTypeError
  /// The response is not good.
  case dataHandlerError(underlying: any Error)
  /// The data is no JSON.
  case jsonSerializationError(underlying: any Error)
}

extension NetworkJSONHandlerError: StepError {
  /// Why the step failed; nil if the type was wrong.
  public var underlyingError: (any Error)? {
    switch self {
    case .mimeTypeError: nil
    case .dataHandlerError(let error), .jsonSerializationError(let error): error
    }
  }

  /// What went wrong, in a sentence.
  public var description: String {
    switch self {
    case .mimeTypeError: "The server sent something else than JSON."
    case .dataHandlerError(let error): error.reason
    case .jsonSerializationError: "The server sent JSON that is damaged."
    }
  }
}
