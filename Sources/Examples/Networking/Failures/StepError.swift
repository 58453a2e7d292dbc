/// An error that says which step failed, and why.
public protocol StepError: Error {
  /// Why the step failed; nil if the step itself is all there is to say.
  var underlyingError: (any Error)? { get }
}

extension Error {
  /// What failed first: the innermost of the errors that each say which step failed.
  public var rootCause: any Error {
    (self as? any StepError)?.underlyingError?.rootCause ?? self
  }
}
