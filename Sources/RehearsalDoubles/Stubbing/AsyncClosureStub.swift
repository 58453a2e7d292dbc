/// Answers for an asynchronous member whose closure has a form of its own. See ``ClosureStub``.
public final class AsyncClosureStub<Closure, Arguments, Output: ~Copyable, Failure: Error>:
  AsynchronousStub<Closure, Arguments, Output, Failure>, @unchecked Sendable
{
  /// Answers with a closure, which runs in the isolation of the caller.
  ///
  /// - Parameter closure: gets the arguments, and gives or throws the answer.
  /// - Returns: the answer, to add what a rehearsal may choose, or what follows.
  @discardableResult
  public func answers(
    _ closure: Closure
  ) -> StubbedAnswer<Closure, Output, Failure> {
    add(.closure(closure))
  }
}
