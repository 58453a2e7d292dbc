import RehearsalHooks

/// One attempt to explore a body that nobody controls, with some patience at each rest.
final class PortableSearch {
  /// The program did not rest when it was taken to, or is not deterministic.
  struct Misjudged: Error {}

  private let limits: (schedules: Int, exhaustive: Int)
  private let seed: UInt64
  private let body: @Sendable () async throws -> Void
  private var report = ExplorationReport(
    schedules: 0, failures: 0, isExhaustive: false, order: .completion)
  private var previous: PortableRun?

  init(
    schedules: Int, exhaustive: Int, seed: UInt64, body: @escaping @Sendable () async throws -> Void
  ) {
    limits = (schedules, exhaustive)
    self.seed = seed
    self.body = body
  }

  /// Explores.
  ///
  /// - Parameter patience: how long to wait at each rest, as a multiple of the shortest wait.
  /// - Throws: ``Misjudged`` when a rest was none.
  nonisolated(nonsending) func run(patience: Int) async throws(Misjudged) -> ExplorationReport {
    let search = Exhaustive()
    while report.schedules < limits.exhaustive, search.begin() {
      try await perform(search, patience)
    }
    report.isExhaustive = search.isComplete || !search.begin()
    if report.isExhaustive { try await confirmOrdinary(patience) }
    let walk = RandomWalk(seed: seed, schedules: limits.schedules)
    while !report.isExhaustive, report.schedules < limits.schedules, walk.begin() {
      try await perform(walk, patience)
    }
    return report
  }

  private nonisolated(nonsending) func perform(
    _ strategy: any Strategy, _ patience: Int
  ) async throws(Misjudged) {
    let run = await PortableRun.perform(strategy, patience: patience, body)
    if let previous, !run.agrees(with: previous) { throw Misjudged() }
    previous = run
    report.schedules += 1
    guard let problem = run.problems.first else { return }
    let again = await PortableRun.perform(Replay(run.choices), patience: patience * 4, body)
    guard again.problems.first?.kind == problem.kind, again.isSame(as: run) else {
      throw Misjudged()
    }
    report.failures += 1
    if report.firstFailure == nil { report.firstFailure = report.schedules }
    let failure = run.failure
    let fewest = report.smallestFailure?.surprises ?? .max
    if failure.surprises < fewest { report.smallestFailure = failure }
  }

  /// What came too late in each run would be missing in all of them: with more patience it shows.
  private nonisolated(nonsending) func confirmOrdinary(_ patience: Int) async throws(Misjudged) {
    let patiently = await PortableRun.perform(Replay([]), patience: patience * 4, body)
    if let previous, !patiently.agrees(with: previous) { throw Misjudged() }
  }

  func reportOfNondeterminism() -> ExplorationReport {
    var report = report
    report.isExhaustive = false
    report.schedules = max(1, report.schedules)
    report.failures = max(1, report.failures)
    report.firstFailure = report.firstFailure ?? report.schedules
    report.smallestFailure = ScheduleFailure(
      problems: [
        Problem(
          .nondeterministic,
          """
          nondeterministic: the same choices led to two different runs, however long the program was given \
          to come to rest. Something that is not injected decides what happens, or a task computes for long.
          """)
      ],
      token: Token(kinds: [.answers, .lateTimers], choices: [], fingerprint: nil),
      timeline: Timeline(Tape()))
    return report
  }
}
