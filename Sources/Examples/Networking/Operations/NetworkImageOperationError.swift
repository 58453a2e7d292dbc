/// Which step of ``NetworkImageOperation`` failed.
public enum NetworkImageOperationError: Error {
  /// There was no response. The handler was not called.
  case sessionError(underlying: any Error)
  /// The response did not carry what was asked for.
  case imageHandlerError(underlying: any Error)
}

extension NetworkImageOperationError: StepError {
  /// Why the step failed.
  public var underlyingError: (any Error)? {
    switch self {
    case .sessionError(let error), .imageHandlerError(let error): error
    }
  }

  /// What went wrong, in a sentence.
  public var description: String {
    switch self {
    case .sessionError(let error): "The server could not be asked: \(error.reason)"
    case .imageHandlerError(let error): error.reason
    }
  }
}
