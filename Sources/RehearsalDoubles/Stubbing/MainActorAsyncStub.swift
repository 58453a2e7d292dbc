/// Answers for an asynchronous member that is isolated to the main actor.
public final class MainActorAsyncStub<Arguments, Output: ~Copyable, Failure: Error>:
  AsynchronousStub<
    @MainActor (Arguments) async throws(Failure) -> Output, Arguments, Output, Failure
  >, @unchecked Sendable
{
  /// An answer of this stub.
  public typealias Answered = StubbedAnswer<
    @MainActor (Arguments) async throws(Failure) -> Output, Output, Failure
  >
}

// Closures of members that do not throw and of those that do are added in different contexts, each with
// its error type known: a closure that throws a generic `Failure` is called in another way than one
// that throws `any Error` or nothing, and what is kept must be called in the way it was made for.

extension MainActorAsyncStub where Failure == Never, Output: ~Copyable {
  /// Answers with a closure. It runs on the main actor.
  ///
  /// - Parameter closure: gets the argument, and gives the answer.
  /// - Returns: the answer, to add what a rehearsal may choose, or what follows.
  @discardableResult
  public func answers(
    _ closure: @escaping @MainActor (Arguments) async -> Output
  ) -> Answered {
    add(.closure(closure))
  }

  /// Answers with a closure. It runs on the main actor.
  ///
  /// - Parameter closure: gives the answer.
  /// - Returns: the answer, to add what a rehearsal may choose, or what follows.
  @discardableResult
  public func answers(
    _ closure: @escaping @MainActor () async -> Output
  ) -> Answered where Arguments == Void {
    add(.closure { (_: Arguments) async -> Output in await closure() })
  }

  /// Answers with a closure. It runs on the main actor.
  ///
  /// - Parameter closure: gets the 2 arguments, and gives the answer.
  /// - Returns: the answer, to add what a rehearsal may choose, or what follows.
  @discardableResult
  public func answers<Argument0, Argument1>(
    _ closure: @escaping @MainActor (Argument0, Argument1) async -> Output
  ) -> Answered
  where Arguments == (Argument0, Argument1) {
    add(
      .closure { (all: Arguments) async -> Output in
        await closure(all.0, all.1)
      })
  }

  /// Answers with a closure. It runs on the main actor.
  ///
  /// - Parameter closure: gets the 3 arguments, and gives the answer.
  /// - Returns: the answer, to add what a rehearsal may choose, or what follows.
  @discardableResult
  public func answers<Argument0, Argument1, Argument2>(
    _ closure:
      @escaping @MainActor (Argument0, Argument1, Argument2) async -> Output
  ) -> Answered
  where Arguments == (Argument0, Argument1, Argument2) {
    add(
      .closure { (all: Arguments) async -> Output in
        await closure(all.0, all.1, all.2)
      })
  }

  /// Answers with a closure. It runs on the main actor.
  ///
  /// - Parameter closure: gets the 4 arguments, and gives the answer.
  /// - Returns: the answer, to add what a rehearsal may choose, or what follows.
  @discardableResult
  public func answers<Argument0, Argument1, Argument2, Argument3>(
    _ closure:
      @escaping @MainActor (Argument0, Argument1, Argument2, Argument3) async -> Output
  ) -> Answered
  where Arguments == (Argument0, Argument1, Argument2, Argument3) {
    add(
      .closure { (all: Arguments) async -> Output in
        await closure(all.0, all.1, all.2, all.3)
      })
  }

  /// Answers with a closure. It runs on the main actor.
  ///
  /// - Parameter closure: gets the 5 arguments, and gives the answer.
  /// - Returns: the answer, to add what a rehearsal may choose, or what follows.
  @discardableResult
  public func answers<Argument0, Argument1, Argument2, Argument3, Argument4>(
    _ closure:
      @escaping @MainActor (Argument0, Argument1, Argument2, Argument3, Argument4)
      async -> Output
  ) -> Answered
  where Arguments == (Argument0, Argument1, Argument2, Argument3, Argument4) {
    add(
      .closure { (all: Arguments) async -> Output in
        await closure(all.0, all.1, all.2, all.3, all.4)
      })
  }
}
