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
  /// - Returns: the calls that wait for their answer.
  public func leavesOpen() -> OpenAnswers<Output, Failure> {
    let open = OpenAnswers<Output, Failure>()
    _ = add(.open(open.box))
    return open
  }
}
