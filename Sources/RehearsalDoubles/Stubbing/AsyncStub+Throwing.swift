extension AsyncStub where Failure == any Error, Output: ~Copyable {
  /// Answers with a closure. It runs in the isolation of the caller.
  ///
  /// - Parameter closure: gets the argument, and gives or throws the answer.
  /// - Returns: the answer, to add what a rehearsal may choose, or what follows.
  @discardableResult
  public func answers(
    _ closure: nonisolated(nonsending) @escaping (Arguments) async throws -> Output
  ) -> Answered {
    add(.closure(closure))
  }

  /// Answers with a closure. It runs in the isolation of the caller.
  ///
  /// - Parameter closure: gives or throws the answer.
  /// - Returns: the answer, to add what a rehearsal may choose, or what follows.
  @discardableResult
  public func answers(
    _ closure: nonisolated(nonsending) @escaping () async throws -> Output
  ) -> Answered where Arguments == Void {
    add(.closure { (_: Arguments) async throws -> Output in try await closure() })
  }

  /// Answers with a closure. It runs in the isolation of the caller.
  ///
  /// - Parameter closure: gets the 2 arguments, and gives or throws the answer.
  /// - Returns: the answer, to add what a rehearsal may choose, or what follows.
  @discardableResult
  public func answers<Argument0, Argument1>(
    _ closure:
      nonisolated(nonsending) @escaping (Argument0, Argument1) async throws -> Output
  ) -> Answered
  where Arguments == (Argument0, Argument1) {
    add(
      .closure { (all: Arguments) async throws -> Output in
        try await closure(all.0, all.1)
      })
  }

  /// Answers with a closure. It runs in the isolation of the caller.
  ///
  /// - Parameter closure: gets the 3 arguments, and gives or throws the answer.
  /// - Returns: the answer, to add what a rehearsal may choose, or what follows.
  @discardableResult
  public func answers<Argument0, Argument1, Argument2>(
    _ closure:
      nonisolated(nonsending) @escaping (Argument0, Argument1, Argument2) async throws ->
      Output
  ) -> Answered
  where Arguments == (Argument0, Argument1, Argument2) {
    add(
      .closure { (all: Arguments) async throws -> Output in
        try await closure(all.0, all.1, all.2)
      })
  }

  /// Answers with a closure. It runs in the isolation of the caller.
  ///
  /// - Parameter closure: gets the 4 arguments, and gives or throws the answer.
  /// - Returns: the answer, to add what a rehearsal may choose, or what follows.
  @discardableResult
  public func answers<Argument0, Argument1, Argument2, Argument3>(
    _ closure:
      nonisolated(nonsending) @escaping (Argument0, Argument1, Argument2, Argument3)
      async throws -> Output
  ) -> Answered
  where Arguments == (Argument0, Argument1, Argument2, Argument3) {
    add(
      .closure { (all: Arguments) async throws -> Output in
        try await closure(all.0, all.1, all.2, all.3)
      })
  }

  /// Answers with a closure. It runs in the isolation of the caller.
  ///
  /// - Parameter closure: gets the 5 arguments, and gives or throws the answer.
  /// - Returns: the answer, to add what a rehearsal may choose, or what follows.
  @discardableResult
  public func answers<Argument0, Argument1, Argument2, Argument3, Argument4>(
    _ closure:
      nonisolated(nonsending) @escaping (Argument0, Argument1, Argument2, Argument3, Argument4)
      async throws -> Output
  ) -> Answered
  where Arguments == (Argument0, Argument1, Argument2, Argument3, Argument4) {
    add(
      .closure { (all: Arguments) async throws -> Output in
        try await closure(all.0, all.1, all.2, all.3, all.4)
      })
  }
}
