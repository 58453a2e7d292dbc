/// Which step of ``NetworkImageSerialization`` failed.
public enum NetworkImageSerializationError: Error {
  /// The bytes are no picture.
  case imageSourceError(underlying: any Error)
  /// The picture has no first frame that can be decoded.
  case imageError(underlying: any Error)
}

extension NetworkImageSerializationError: StepError {
  /// Why the step failed.
  public var underlyingError: (any Error)? {
    switch self {
    case .imageSourceError(let error), .imageError(let error): error
    }
  }

  /// What went wrong, in a sentence.
  public var description: String {
    switch self {
    case .imageSourceError(let error): "The picture cannot be opened: \(error.reason)"
    case .imageError(let error): "The picture cannot be decoded: \(error.reason)"
    }
  }
}
