import RehearsalHooks

/// Explores completion orders without control of the runtime: on any platform, for code whose answers and
/// time are injected.
///
/// It varies when the answers of doubles (and ``answer(_:_:)``) come, with which outcome, and the order of
/// sleeps on `CurrentClock`. Jobs run as the platform runs them; `Task.sleep` takes real time and is not
/// seen. A detached task loses sight of the rehearsal. Nobody can say exactly when a program rests, so the
/// body counts as resting when some milliseconds, and many turns of the main actor and of the pool, have passed without a request:
/// a task that computes for longer than that between two requests may be overtaken.
public enum PortableRehearsal {
  /// Runs a body under many completion orders, and reports what it found.
  ///
  /// - Parameters:
  ///   - budget: how much to try; only the number of schedules counts here.
  ///   - seed: where the random walk begins.
  ///   - body: what to run. It awaits injected answers, and sleeps on `CurrentClock` only.
  /// - Returns: how many schedules ran and failed, and the failure with the fewest surprising choices.
  /// - Complexity: linear in the number of schedules.
  public static func explore(
    _ budget: ExplorationBudget = .standard, seed: UInt64 = 0,
    _ body: @escaping @Sendable () async throws -> Void
  ) async -> ExplorationReport {
    let limits = ExplorationEnvironment.current.budget(budget)
    var report = ExplorationReport(
      schedules: 0, failures: 0, isExhaustive: false, order: .completion)
    let search = Exhaustive()
    while report.schedules < limits.exhaustive, search.begin() {
      await perform(search, body, &report)
    }
    report.isExhaustive = search.isComplete || !search.begin()
    let walk = RandomWalk(seed: seed, schedules: limits.schedules)
    while !report.isExhaustive, report.schedules < limits.schedules, walk.begin() {
      await perform(walk, body, &report)
    }
    return report
  }

  private static func perform(
    _ strategy: any Strategy, _ body: @escaping @Sendable () async throws -> Void,
    _ report: inout ExplorationReport
  ) async {
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
    var choices: [UInt16] = []
    loop: while true {
      await rest(conductor)
      let move = conductor.next { count in
        let chosen = choose(count, strategy)
        choices.append(UInt16(truncatingIfNeeded: chosen))
        return chosen
      }
      switch move {
      case .complete(let answer, let outcome): answer.complete(outcome)
      case .wake(let sleeper): sleeper.wake(true)
      case .settle(let waiter): waiter.resume()
      case .finish: break loop
      case .stuck:
        conductor.state.withLock { $0.problems.append(Problem(.stuck, stuck)) }
        root.cancel()
        break loop
      }
    }
    strategy.end(count: choices.count)
    note(conductor, choices, &report)
  }

  private static let stuck = """
    stuck: the test waits, and no answer or sleep is pending. A continuation was never resumed, or something \
    is awaited that is not injected.
    """

  private static func choose(_ count: Int, _ strategy: any Strategy) -> Int {
    let options = (0..<count).map { index in
      ChoicePoint.Option(
        action: .complete, index: Int32(truncatingIfNeeded: index),
        chain: UInt64(truncatingIfNeeded: index))
    }
    return options.withUnsafeBufferPointer { buffer in
      strategy.choose(ChoicePoint(count: count, options: buffer.baseAddress!))
    }
  }

  private static func note(
    _ conductor: PortableConductor, _ choices: [UInt16], _ report: inout ExplorationReport
  ) {
    let (problems, tape) = conductor.state.withLock { ($0.problems, $0.tape) }
    report.schedules += 1
    guard !problems.isEmpty else { return }
    report.failures += 1
    if report.firstFailure == nil { report.firstFailure = report.schedules }
    let failure = ScheduleFailure(
      problems: problems,
      token: Token(kinds: [.answers, .lateTimers], choices: choices, fingerprint: nil),
      timeline: Timeline(tape), kinds: [.answers, .lateTimers])
    let fewest = report.smallestFailure?.surprises ?? .max
    if failure.surprises < fewest { report.smallestFailure = failure }
  }

  /// Waits until the program asks for nothing any more. Turns alone do not tell: a busy machine may hold one
  /// thread back while others go on, so a few milliseconds must pass as well.
  private static func rest(_ conductor: PortableConductor) async {
    var last = -1
    var calm = 0
    while calm < 3 {
      for _ in 0..<8 {
        await Task.yield()
        await MainActor.run {}
      }
      try? await Task.sleep(for: .milliseconds(4))
      let activity = conductor.state.withLock { $0.activity }
      calm = activity == last ? calm + 1 : 0
      last = activity
    }
  }
}
