extension SendableSyncStub where Failure == any Error, Output: ~Copyable {
  /// Answers with a closure. It runs where the member is called, which may be on several threads at once.
  ///
  /// - Parameter closure: gets the argument, and gives or throws the answer.
  /// - Returns: the answer, to add what a rehearsal may choose, or what follows.
  @discardableResult
  public func answers(
    _ closure: @escaping @Sendable (Arguments) throws -> Output
  ) -> Answered {
    add(.closure(closure))
  }

  /// Answers with a closure. It runs where the member is called, which may be on several threads at once.
  ///
  /// - Parameter closure: gives or throws the answer.
  /// - Returns: the answer, to add what a rehearsal may choose, or what follows.
  @discardableResult
  public func answers(
    _ closure: @escaping @Sendable () throws -> Output
  ) -> Answered where Arguments == Void {
    add(.closure { (_: Arguments) throws -> Output in try closure() })
  }

  /// Answers with a closure. It runs where the member is called, which may be on several threads at once.
  ///
  /// - Parameter closure: gets the 2 arguments, and gives or throws the answer.
  /// - Returns: the answer, to add what a rehearsal may choose, or what follows.
  @discardableResult
  public func answers<Argument0, Argument1>(
    _ closure: @escaping @Sendable (Argument0, Argument1) throws -> Output
  ) -> Answered
  where Arguments == (Argument0, Argument1) {
    add(
      .closure { (all: Arguments) throws -> Output in
        try closure(all.0, all.1)
      })
  }

  /// Answers with a closure. It runs where the member is called, which may be on several threads at once.
  ///
  /// - Parameter closure: gets the 3 arguments, and gives or throws the answer.
  /// - Returns: the answer, to add what a rehearsal may choose, or what follows.
  @discardableResult
  public func answers<Argument0, Argument1, Argument2>(
    _ closure: @escaping @Sendable (Argument0, Argument1, Argument2) throws -> Output
  ) -> Answered
  where Arguments == (Argument0, Argument1, Argument2) {
    add(
      .closure { (all: Arguments) throws -> Output in
        try closure(all.0, all.1, all.2)
      })
  }

  /// Answers with a closure. It runs where the member is called, which may be on several threads at once.
  ///
  /// - Parameter closure: gets the 4 arguments, and gives or throws the answer.
  /// - Returns: the answer, to add what a rehearsal may choose, or what follows.
  @discardableResult
  public func answers<Argument0, Argument1, Argument2, Argument3>(
    _ closure:
      @escaping @Sendable (Argument0, Argument1, Argument2, Argument3) throws -> Output
  ) -> Answered
  where Arguments == (Argument0, Argument1, Argument2, Argument3) {
    add(
      .closure { (all: Arguments) throws -> Output in
        try closure(all.0, all.1, all.2, all.3)
      })
  }

  /// Answers with a closure. It runs where the member is called, which may be on several threads at once.
  ///
  /// - Parameter closure: gets the 5 arguments, and gives or throws the answer.
  /// - Returns: the answer, to add what a rehearsal may choose, or what follows.
  @discardableResult
  public func answers<Argument0, Argument1, Argument2, Argument3, Argument4>(
    _ closure:
      @escaping @Sendable (Argument0, Argument1, Argument2, Argument3, Argument4) throws ->
      Output
  ) -> Answered
  where Arguments == (Argument0, Argument1, Argument2, Argument3, Argument4) {
    add(
      .closure { (all: Arguments) throws -> Output in
        try closure(all.0, all.1, all.2, all.3, all.4)
      })
  }
}
