import Foundation

/// An error that says which step failed, and why, in a sentence.
public protocol StepError: LocalizedError, CustomStringConvertible {
  /// Why the step failed; nil if the step itself is all there is to say.
  var underlyingError: (any Error)? { get }
}

extension StepError {
  /// The description, for those who ask `localizedDescription`.
  public var errorDescription: String? { description }
}

extension Error {
  /// What failed first: the innermost of the errors that each say which step failed.
  public var rootCause: any Error {
    (self as? any StepError)?.underlyingError?.rootCause ?? self
  }
}
