import RehearsalHooks

extension SpyRecorder {
  /// Records a call and finds its answer. Generated code calls this.
  ///
  /// - Parameters:
  ///   - member: the member's name with its labels.
  ///   - arguments: the argument, or a tuple of all.
  /// - Returns: how the call is answered.
  public func begin<Arguments, Closure, Output: ~Copyable>(
    _ member: String, _ arguments: Arguments
  ) -> BegunCall<Closure, Output> {
    let call = record(member, arguments)
    return begun(call, stub(for: call))
  }

  /// The answer of a stub.
  func begun<Closure, Output: ~Copyable>(
    _ call: CallRecord, _ stub: StubEntry?
  ) -> BegunCall<Closure, Output> {
    let answer = (stub as? AnswerQueue<Closure, Output>)?.next()
    return BegunCall(recorder: self, call: call, resolution: resolution(of: answer, for: call))
  }

  /// Records a call and finds its answer; waits for it if it is left open, or if a rehearsal chooses the
  /// moment. Generated code calls this.
  ///
  /// - Parameters:
  ///   - member: the member's name with its labels.
  ///   - arguments: the argument, or a tuple of all.
  ///   - failure: the type of the errors that the member throws. If it can be a `CancellationError`, the
  ///     cancellation of the task ends the wait.
  /// - Returns: how the call is answered.
  public nonisolated(nonsending) func begin<Arguments, Closure, Output: ~Copyable>(
    _ member: String, _ arguments: Arguments, throwing failure: any Error.Type
  ) async -> BegunCall<Closure, Output> {
    let call = record(member, arguments)
    let answer = (stub(for: call) as? AnswerQueue<Closure, Output>)?.next()
    let isCancellable = failure == (any Error).self || failure == CancellationError.self
    let resolution: BegunCall<Closure, Output>.Resolution
    if let answer, case .open(let box) = answer.kind {
      resolution = await outcome(
        of: box.open(call), isCancellable: isCancellable && !box.evenIfCancelled)
    } else if let answer, !answer.isImmediate, CurrentHost.value != nil {
      resolution = await chosen(answer, for: call, isCancellable: isCancellable)
    } else {
      resolution = self.resolution(of: answer, for: call)
    }
    return BegunCall(recorder: self, call: call, resolution: resolution)
  }

  private func resolution<Closure, Output: ~Copyable>(
    of answer: Answer<Closure, Output>?, for call: CallRecord
  ) -> BegunCall<Closure, Output>.Resolution {
    switch answer?.kind {
    case .closure(let closure): .closure(closure)
    case .value(let make): .value(make)
    case .failure(let error): .failure(error)
    case .open, nil: unstubbed(call)
    }
  }

  /// What was set is what a getter gives without a stub.
  private func unstubbed<Closure, Output: ~Copyable>(
    _ call: CallRecord
  ) -> BegunCall<Closure, Output>.Resolution {
    guard let place = remembered(call), let value = place as? RememberedValue<Output> else {
      return .unstubbed
    }
    return .value(value.make)
  }

  private nonisolated(nonsending) func outcome<Closure, Output: ~Copyable>(
    of slot: OpenSlot<Output>, isCancellable: Bool
  ) async -> BegunCall<Closure, Output>.Resolution {
    let outcome = await withTaskCancellationHandler {
      await slot.completion.value()
    } onCancel: {
      if isCancellable { slot.completion.complete(.failure(CancellationError())) }
      slot.cancellation.complete(())
    }
    switch outcome {
    case .value(let make): return .value(make)
    case .failure(let error): return .failure(error)
    }
  }

  /// Lets the rehearsal choose when the call is answered, and with which of the outcomes that the stub
  /// allows. The closure runs afterwards, so it sees the state of that moment.
  private nonisolated(nonsending) func chosen<Closure, Output: ~Copyable>(
    _ answer: Answer<Closure, Output>, for call: CallRecord, isCancellable: Bool
  ) async -> BegunCall<Closure, Output>.Resolution {
    let completion = Completion<Int?>()
    let pending = PendingAnswer(
      label: call.qualifiedDescription, outcomes: answer.outcomes
    ) { completion.complete($0) }
    let offer = pending.offer()
    if offer == nil { completion.complete(0) }
    let index = await withTaskCancellationHandler {
      await completion.value()
    } onCancel: {
      if isCancellable, completion.complete(nil) { offer?.withdraw() }
    }
    guard let index else { return .failure(CancellationError()) }
    guard index > 0 else { return resolution(of: answer, for: call) }
    return .failure(answer.alternatives[index - 1])
  }
}

extension Answer where Output: ~Copyable {
  /// What a rehearsal may choose from, the ordinary outcome first.
  fileprivate var outcomes: [PendingAnswer.Outcome] {
    let ordinary: PendingAnswer.Outcome =
      if case .failure(let error) = kind { Self.outcome(error) } else { .init(.success) }
    return [ordinary] + alternatives.map(Self.outcome)
  }

  private static func outcome(_ error: any Error) -> PendingAnswer.Outcome {
    error is CancellationError ? .init(.cancellation) : .init(.failure, "\(error)")
  }
}
