/// Which step of ``NetworkImageOperation`` failed.
public enum NetworkImageOperationError: Error {
  /// There was no response. The handler was not called.
  case sessionError(underlying: any Error)
  /// The response did not carry what was asked for.
  case imageHandlerError(underlying: any Error)
}
