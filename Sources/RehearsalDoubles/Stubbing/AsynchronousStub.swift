/// Answers for an asynchronous member: they may also be left open.
public class AsynchronousStub<Closure, Arguments, Output: ~Copyable, Failure: Error>:
  Stub<Closure, Arguments, Output, Failure>, @unchecked Sendable
{
  /// Leaves the answers open until the test completes them.
  ///
  /// ```swift
  /// let open = service.stub.request.leavesOpen()
  /// let loading = Task { await presenter.load() }
  /// await open.next().returns("page 1")
  /// await loading.value
  /// ```
  ///
  /// - Parameter evenIfCancelled: whether a call whose task is cancelled waits on, as one of a service
  ///   that does not notice. Otherwise it ends with `CancellationError`, if the member can throw that.
  /// - Returns: the calls that wait for their answer.
  public func leavesOpen(evenIfCancelled: Bool = false) -> OpenAnswers<Output, Failure> {
    let open = OpenAnswers<Output, Failure>(OpenAnswerBox(member, evenIfCancelled: evenIfCancelled))
    _ = add(.open(open.box))
    return open
  }
}
