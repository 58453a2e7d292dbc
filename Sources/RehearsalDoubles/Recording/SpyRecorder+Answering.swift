// One function for each kind of member whose closure has the ordinary form. All that a generated member
// does is to call one of them, which keeps the compile time of doubles low.
// Without a stub the type of its closures is not asked for: see `stub(for:)`.

extension SpyRecorder {
  /// Records a call and answers it. Generated code calls this.
  ///
  /// - Parameters:
  ///   - member: the member's name with its labels.
  ///   - arguments: the argument, or a tuple of all.
  /// - Returns: the answer.
  public func answer<Arguments, Output: ~Copyable>(
    _ member: String, _ arguments: Arguments
  ) -> Output {
    let record = record(member, arguments)
    guard let stub = stub(for: record) else { return valueWithoutStub(record) }
    let call: BegunCall<(Arguments) throws(Never) -> Output, Output> = begun(record, stub)
    if let closure = call.closure { return closure(arguments) }
    return call.value()
  }

  /// Records a call and answers it. Generated code calls this.
  ///
  /// - Parameters:
  ///   - member: the member's name with its labels.
  ///   - arguments: the argument, or a tuple of all.
  /// - Returns: the answer.
  /// - Throws: what the stub says.
  public func answerThrowing<Arguments, Output: ~Copyable>(
    _ member: String, _ arguments: Arguments
  ) throws -> Output {
    let record = record(member, arguments)
    guard let stub = stub(for: record) else { return try throwingValueWithoutStub(record) }
    let call: BegunCall<(Arguments) throws(any Error) -> Output, Output> = begun(record, stub)
    if let closure = call.closure { return try closure(arguments) }
    return try call.value(throwing: (any Error).self)
  }

  /// Records a call and answers it. Generated code calls this.
  ///
  /// - Parameters:
  ///   - member: the member's name with its labels.
  ///   - arguments: the argument, or a tuple of all.
  /// - Returns: the answer.
  public nonisolated(nonsending) func answerAsync<Arguments, Output: ~Copyable>(
    _ member: String, _ arguments: Arguments
  ) async -> Output {
    typealias Closure = nonisolated(nonsending) (Arguments) async throws(Never) -> Output
    let call: BegunCall<Closure, Output> = await begin(member, arguments, throwing: Never.self)
    if let closure = call.closure { return await closure(arguments) }
    return call.value()
  }

  /// Records a call and answers it. Generated code calls this.
  ///
  /// - Parameters:
  ///   - member: the member's name with its labels.
  ///   - arguments: the argument, or a tuple of all.
  /// - Returns: the answer.
  /// - Throws: what the stub says; `CancellationError` if the task is cancelled while it waits.
  public nonisolated(nonsending) func answerAsyncThrowing<Arguments, Output: ~Copyable>(
    _ member: String, _ arguments: Arguments
  ) async throws -> Output {
    typealias Closure = nonisolated(nonsending) (Arguments) async throws(any Error) -> Output
    let call: BegunCall<Closure, Output> = await begin(
      member, arguments, throwing: (any Error).self)
    if let closure = call.closure { return try await closure(arguments) }
    return try call.value(throwing: (any Error).self)
  }
}

extension SpyRecorder {
  /// Records a call on the main actor and answers it. Generated code calls this.
  ///
  /// - Parameters:
  ///   - member: the member's name with its labels.
  ///   - arguments: the argument, or a tuple of all.
  /// - Returns: the answer.
  @MainActor public func answerOnMainActor<Arguments, Output: ~Copyable>(
    _ member: String, _ arguments: Arguments
  ) -> Output {
    let record = record(member, arguments)
    guard let stub = stub(for: record) else { return valueWithoutStub(record) }
    let call: BegunCall<@MainActor (Arguments) throws(Never) -> Output, Output> = begun(
      record, stub)
    if let closure = call.closure { return closure(arguments) }
    return call.value()
  }

  /// Records a call on the main actor and answers it. Generated code calls this.
  ///
  /// - Parameters:
  ///   - member: the member's name with its labels.
  ///   - arguments: the argument, or a tuple of all.
  /// - Returns: the answer.
  /// - Throws: what the stub says.
  @MainActor public func answerThrowingOnMainActor<Arguments, Output: ~Copyable>(
    _ member: String, _ arguments: Arguments
  ) throws -> Output {
    let record = record(member, arguments)
    guard let stub = stub(for: record) else { return try throwingValueWithoutStub(record) }
    let call: BegunCall<@MainActor (Arguments) throws(any Error) -> Output, Output> = begun(
      record, stub)
    if let closure = call.closure { return try closure(arguments) }
    return try call.value(throwing: (any Error).self)
  }

  /// Records a call on the main actor and answers it. Generated code calls this.
  ///
  /// - Parameters:
  ///   - member: the member's name with its labels.
  ///   - arguments: the argument, or a tuple of all.
  /// - Returns: the answer.
  @MainActor public func answerAsyncOnMainActor<Arguments, Output: ~Copyable>(
    _ member: String, _ arguments: Arguments
  ) async -> Output {
    typealias Closure = @MainActor (Arguments) async throws(Never) -> Output
    let call: BegunCall<Closure, Output> = await begin(member, arguments, throwing: Never.self)
    if let closure = call.closure { return await closure(arguments) }
    return call.value()
  }

  /// Records a call on the main actor and answers it. Generated code calls this.
  ///
  /// - Parameters:
  ///   - member: the member's name with its labels.
  ///   - arguments: the argument, or a tuple of all.
  /// - Returns: the answer.
  /// - Throws: what the stub says; `CancellationError` if the task is cancelled while it waits.
  @MainActor public func answerAsyncThrowingOnMainActor<Arguments, Output: ~Copyable>(
    _ member: String, _ arguments: Arguments
  ) async throws -> Output {
    typealias Closure = @MainActor (Arguments) async throws(any Error) -> Output
    let call: BegunCall<Closure, Output> = await begin(
      member, arguments, throwing: (any Error).self)
    if let closure = call.closure { return try await closure(arguments) }
    return try call.value(throwing: (any Error).self)
  }
}
