/// Answers for a member whose closure has a form of its own: with `inout` or owned parameters, typed
/// errors, generic parameters, another global actor.
public final class ClosureStub<Closure, Arguments, Output: ~Copyable, Failure: Error>:
  Stub<Closure, Arguments, Output, Failure>, @unchecked Sendable
{
  /// Answers with a closure, which runs where the member is called.
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
