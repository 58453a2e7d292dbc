/// Which step of ``NetworkJSONOperation`` failed.
public enum NetworkJSONOperationError: Error {
  /// There was no response. The handler was not called.
  case sessionError(underlying: any Error)
  /// The response did not carry what was asked for.
  case jsonHandlerError(underlying: any Error)
}

extension NetworkJSONOperationError: StepError {
  /// Why the step failed.
  public var underlyingError: (any Error)? {
    switch self {
    case .sessionError(let error), .jsonHandlerError(let error): error
    }
  }

  /// What went wrong, in a sentence.
  public var description: String {
    switch self {
    case .sessionError(let error): "The server could not be asked: \(error.reason)"
    case .jsonHandlerError(let error): error.reason
    }
  }
}
