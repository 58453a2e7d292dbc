/// An answer that a test has given to a stub, for adding to it.
///
/// ```swift
/// service.stub.request.returns("page").orThrows(Offline()).then.returns("late page")
/// ```
public struct StubbedAnswer<Closure, Output: ~Copyable, Failure: Error> {
  let queue: AnswerQueue<Closure, Output>

  /// Lets a rehearsal choose to throw instead. Outside a rehearsal nothing changes.
  ///
  /// - Parameter error: what may be thrown.
  /// - Returns: the same answer.
  @discardableResult
  public func orThrows(_ error: Failure) -> Self {
    queue.changeLast { $0.alternatives.append(error) }
    return self
  }

  /// Answers at once inside a rehearsal too, which then has no choice of the moment.
  ///
  /// - Returns: the same answer.
  @discardableResult
  public func immediately() -> Self {
    queue.changeLast { $0.isImmediate = true }
    return self
  }

  /// For saying how the calls after this one are answered.
  public var then: Following { Following(queue: queue) }

  /// The answers that follow another.
  public struct Following {
    let queue: AnswerQueue<Closure, Output>

    /// Answers the next call by throwing.
    ///
    /// - Parameter error: what is thrown.
    /// - Returns: the answer, to add to it.
    @discardableResult
    public func `throws`(_ error: Failure) -> StubbedAnswer {
      add(.failure(error))
    }

    /// Answers the next call with a closure. Several arguments come as a tuple, unless the member's
    /// stub says otherwise.
    ///
    /// - Parameter closure: gives or throws the answer.
    /// - Returns: the answer, to add to it.
    @discardableResult
    public func answers(_ closure: Closure) -> StubbedAnswer {
      add(.closure(closure))
    }

    func add(_ kind: Answer<Closure, Output>.Kind) -> StubbedAnswer {
      queue.append(Answer(kind))
      return StubbedAnswer(queue: queue)
    }
  }
}

extension StubbedAnswer where Failure == any Error {
  /// Lets a rehearsal choose to cancel: the member throws `CancellationError`. Outside a rehearsal
  /// nothing changes.
  ///
  /// - Returns: the same answer.
  @discardableResult
  public func orIsCancelled() -> Self { orThrows(CancellationError()) }
}

extension StubbedAnswer.Following where Output: Copyable {
  /// Answers the next call with a value.
  ///
  /// - Parameter value: what is returned.
  /// - Returns: the answer, to add to it.
  @discardableResult
  public func returns(_ value: Output) -> StubbedAnswer<Closure, Output, Failure> {
    add(.value { value })
  }
}
