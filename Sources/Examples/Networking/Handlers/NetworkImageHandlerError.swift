/// Which step of ``NetworkImageHandler`` failed.
public enum NetworkImageHandlerError: Error {
  /// The response does not say that it carries a picture of a known kind.
  case mimeTypeError
  /// The response is not good.
  case dataHandlerError(underlying: any Error)
  /// The data is no picture.
  case imageSerializationError(underlying: any Error)
}

extension NetworkImageHandlerError: StepError {
  /// Why the step failed; nil if the type was wrong.
  public var underlyingError: (any Error)? {
    switch self {
    case .mimeTypeError: nil
    case .dataHandlerError(let error), .imageSerializationError(let error): error
    }
  }

  /// What went wrong, in a sentence.
  public var description: String {
    switch self {
    case .mimeTypeError: "The server sent something else than a picture."
    case .dataHandlerError(let error), .imageSerializationError(let error): error.reason
    }
  }
}
