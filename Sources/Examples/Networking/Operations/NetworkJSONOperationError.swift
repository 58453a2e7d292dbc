/// Which step of ``NetworkJSONOperation`` failed.
public enum NetworkJSONOperationError: Error {
  /// There was no response. The handler was not called.
  case sessionError(underlying: any Error)
  /// The response did not carry what was asked for.
  case jsonHandlerError(underlying: any Error)
}
