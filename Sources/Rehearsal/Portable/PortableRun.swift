import RehearsalHooks

/// One schedule of a body that nobody controls, and what came of it.
struct PortableRun {
  private(set) var choices: [UInt16] = []
  /// The options at each choice, by name.
  private var options: [[String]] = []
  private(set) var problems: [Problem] = []
  private var tape = Tape()

  /// Whether what was the same in both runs led to the same options.
  func agrees(with other: PortableRun) -> Bool {
    let common = zip(choices, other.choices).prefix { $0 == $1 }.count
    // The next choice is another one, but among the same options; or both runs made no more choices.
    return options.prefix(common + 1).elementsEqual(other.options.prefix(common + 1))
  }

  func isSame(as other: PortableRun) -> Bool {
    choices == other.choices && options == other.options
  }

  var failure: ScheduleFailure {
    ScheduleFailure(
      problems: problems,
      token: Token(kinds: [.answers, .lateTimers], choices: choices, fingerprint: nil),
      timeline: Timeline(tape), kinds: [.answers, .lateTimers])
  }

  /// Runs the body.
  ///
  /// - Parameters:
  ///   - strategy: chooses what happens next.
  ///   - patience: how long to wait at each rest, as a multiple of the shortest wait.
  ///   - body: what to run.
  nonisolated(nonsending) static func perform(
    _ strategy: any Strategy, patience: Int, _ body: @escaping @Sendable () async throws -> Void
  ) async -> PortableRun {
    let conductor = PortableConductor()
    let root = Task {
      await CurrentHost.$bound.withValue(conductor) {
        do {
          try await body()
          conductor.bodyEnded(nil)
        } catch {
          conductor.bodyEnded(error)
        }
      }
    }
    var run = PortableRun()
    while await run.step(conductor, strategy, patience) {}
    if !run.problems.isEmpty { root.cancel() }
    strategy.end(count: run.choices.count)
    let (problems, tape) = conductor.state.withLock { ($0.problems, $0.tape) }
    run.problems += problems
    run.tape = tape
    return run
  }

  /// Lets one thing happen.
  ///
  /// - Returns: false if nothing can happen any more.
  private nonisolated(nonsending) mutating func step(
    _ conductor: PortableConductor, _ strategy: any Strategy, _ patience: Int
  ) async -> Bool {
    await conductor.rest(patience: patience)
    switch conductor.next({ choose(among: $0, strategy) }) {
    case .complete(let answer, let outcome): answer.complete(outcome)
    case .wake(let sleeper): sleeper.wake(true)
    case .settle(let waiter): waiter.resume()
    case .finish: return false
    case .stuck:
      // There is nothing to lose but time.
      let activity = conductor.state.withLock { $0.activity }
      await conductor.rest(patience: patience * 16)
      if conductor.state.withLock({ $0.activity }) != activity { return true }
      problems.append(Problem(.stuck, Self.stuck))
      return false
    }
    return true
  }

  private mutating func choose(among names: [String], _ strategy: any Strategy) -> Int {
    let points = names.indices.map { index in
      ChoicePoint.Option(
        action: .complete, index: Int32(truncatingIfNeeded: index),
        chain: UInt64(truncatingIfNeeded: index))
    }
    let chosen = points.withUnsafeBufferPointer { buffer in
      strategy.choose(ChoicePoint(count: names.count, options: buffer.baseAddress!))
    }
    choices.append(UInt16(truncatingIfNeeded: chosen))
    options.append(names)
    return chosen
  }

  private static let stuck = """
    stuck: the test waits, and no answer or sleep is pending. A continuation was never resumed, or something \
    is awaited that is not injected.
    """
}

extension PortableConductor {
  /// Waits until the program asks for nothing any more. Turns alone do not tell: a busy machine may hold one
  /// thread back while others go on, so a few milliseconds must pass as well.
  ///
  /// - Parameter patience: how long, as a multiple of the shortest wait.
  nonisolated(nonsending) func rest(patience: Int) async {
    var last = -1
    var calm = 0
    while calm < 2 + patience {
      for _ in 0..<8 {
        await Task.yield()
        await MainActor.run {}
      }
      try? await Task.sleep(for: .milliseconds(4))
      let activity = state.withLock { $0.activity }
      calm = activity == last ? calm + 1 : 0
      last = activity
    }
  }
}
