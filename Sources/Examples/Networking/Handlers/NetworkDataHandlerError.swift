/// Why ``NetworkDataHandler`` refused a response.
public enum NetworkDataHandlerError: Error, Hashable {
  /// The status is not in 200...299; nil if the response is no HTTP response at all.
  case statusCodeError(Int?)
}

extension NetworkDataHandlerError: StepError {
  /// The status is all there is to say.
  public var underlyingError: (any Error)? { nil }

  /// What went wrong, in a sentence.
  public var description: String {
    switch self {
    case .statusCodeError(let status?): "The server answered with status \(status)."
    case .statusCodeError(nil): "What came is no HTTP response."
    }
  }
}
