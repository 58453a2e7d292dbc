/// An error of a recorded session whose type the session does not tell.
public struct RecordedFailure: Error, Equatable, CustomStringConvertible {
  /// What the error said when it was recorded.
  public let description: String
}
