import CRehearsal
import RehearsalHooks

/// Runs schedules within a budget, counts those that fail, and finds the smallest that does.
final class Explorer: @unchecked Sendable {
  struct Limits: Sendable {
    var schedules = 200
    var time: Duration?
    var exhaustive = 500
    var seed: UInt64 = 0
    var token: Token?
    /// Which part to try of a tree that is explored whole.
    var shard: Shard?
  }

  /// A failure as it was found.
  struct Finding {
    var kinds: ChoiceKinds
    var choices: [UInt16]
    var problem: Problem
    var index: Int
    var traceHash: UInt64
  }

  let conductor: Conductor
  let limits: Limits
  let body: @Sendable () async throws -> Void
  private let deadline: Int64
  private(set) var schedules = 0
  /// All runs so far, also those whose count starts again when the whole tree is explored.
  private var runs = 0
  private(set) var failures = 0
  private(set) var isExhaustive = false
  private(set) var first: Finding?
  private var order: ScheduleOrder { conductor.settings.order }

  init(
    settings: ConductorSettings, limits: Limits, body: @escaping @Sendable () async throws -> Void
  ) {
    conductor = Conductor(settings: settings)
    self.limits = limits
    self.body = body
    let nanoseconds = limits.time.map { limit in
      let (seconds, attoseconds) = limit.components
      return seconds.multipliedReportingOverflow(by: 1_000_000_000).partialValue
        &+ attoseconds / 1_000_000_000
    }
    deadline = nanoseconds.map { crehearsal_real_time() &+ $0 } ?? .max
  }

  /// Explores, and returns what there is to say.
  func run() -> ExplorationReport {
    Foreign.enter(conductor)
    defer { Foreign.leave(conductor) }
    if let token = limits.token { return replay(token) }
    let all = Plan.kinds(of: order)
    perform(FirstInFirstOut(), all)
    checkDeterminism(all)
    if fitsExhaustively(all) { exhaust(all) }
    if !isExhaustive { sample() }
    return report()
  }

  // MARK: Going through schedules

  @discardableResult
  private func perform(_ strategy: any Strategy, _ kinds: ChoiceKinds) -> Bool {
    guard strategy.begin() else { return false }
    conductor.state.pointee.strategy = strategy
    conductor.perform(kinds: kinds, keepsTape: false, body: body)
    strategy.end(count: Int(conductor.record.pointee.count))
    schedules += 1
    runs += 1
    if let problem = conductor.state.pointee.problems.first {
      failures += 1
      if first == nil {
        first = Finding(
          kinds: kinds, choices: conductor.schedule, problem: problem, index: runs,
          traceHash: conductor.state.pointee.traceHash)
      }
    }
    return true
  }

  private var isOver: Bool {
    schedules >= limits.schedules
      || (deadline != .max && crehearsal_real_time() >= deadline)
  }

  /// The ordinary order once more must give the ordinary run once more; the very first run may differ,
  /// since it initialises what is lazy.
  private func checkDeterminism(_ kinds: ChoiceKinds) {
    // When another thread comes back is not ours to repeat.
    guard limits.schedules > 2, first == nil, conductor.settings.foreignWork == .refused else {
      return
    }
    let hashes = (0..<2).map { _ in
      conductor.state.pointee.strategy = FirstInFirstOut()
      conductor.perform(kinds: kinds, keepsTape: false, body: body)
      return conductor.state.pointee.traceHash
    }
    guard hashes[0] != hashes[1], conductor.state.pointee.problems.isEmpty else { return }
    failures += 1
    first = Finding(
      kinds: kinds, choices: [], problem: Self.nondeterminism, index: schedules,
      traceHash: hashes[1])
  }

  static let nondeterminism = Problem(
    .nondeterministic,
    """
    nondeterministic: the same choices led to two different runs. Something that the rehearsal does not \
    control decides what happens: random numbers, UUID(), an address, or state that outlives a run.
    """)

  /// Guesses from a few random walks whether the whole tree fits, and does not try if it is far from it.
  private func fitsExhaustively(_ kinds: ChoiceKinds) -> Bool {
    guard first?.problem.kind != .nondeterministic else { return false }
    let walk = RandomWalk(seed: limits.seed, schedules: 4)
    var sum = 0.0
    while !isOver, perform(walk, kinds) { sum += walk.estimate }
    return sum / 4 <= Double(limits.exhaustive) * 8 * Double(limits.shard?.count ?? 1)
  }

  /// Tries to go through the whole tree. What a tree that is too large cost is forgotten, unless it has shown
  /// a failure: a report that has one counts it.
  private func exhaust(_ kinds: ChoiceKinds) {
    let before = (schedules: schedules, failures: failures)
    (schedules, failures) = (0, 0)
    if let shard = limits.shard { search(shard, kinds) } else { search(kinds) }
    if isExhaustive { return }
    if failures == 0 { schedules = 0 }
    schedules += before.schedules
    failures += before.failures
  }

  private func search(_ kinds: ChoiceKinds) {
    let search = Exhaustive()
    while schedules < limits.exhaustive || search.isComplete {
      if deadline != .max, crehearsal_real_time() >= deadline { return }
      if !perform(search, kinds) { break }
    }
    // One more step tells whether the limit was met exactly.
    isExhaustive = search.isComplete || !search.begin()
  }

  /// Goes through a shard's part of the tree. What failed before belongs to some shard too: if it is this
  /// one's, it is found again.
  private func search(_ shard: Shard, _ kinds: ChoiceKinds) {
    let search = ExhaustiveShard(shard)
    let former = first
    first = nil
    while schedules < limits.exhaustive {
      if deadline != .max, crehearsal_real_time() >= deadline { break }
      let (before, found) = (failures, first)
      guard perform(search, kinds) else { break }
      if !search.isInside {
        schedules -= 1
        (failures, first) = (before, found)
      }
    }
    isExhaustive = search.isComplete || !search.begin()
    if !isExhaustive { first = first ?? former }
  }

  private func sample() {
    let sets = Plan.sets(
      of: order, offered: ChoiceKinds(rawValue: conductor.state.pointee.offered))
    // Each shard walks elsewhere.
    let seed = limits.seed &+ UInt64((limits.shard?.index ?? 1) - 1) &* 0x5851_F42D_4C95_7F2D
    let strategies = sets.indices.map { Plan.strategies(seed: seed &+ UInt64($0) &* 0x9E37) }
    var turn = 0
    while !isOver {
      let set = turn % sets.count
      let turns = strategies[set]
      perform(turns[turn / sets.count % turns.count], sets[set])
      turn += 1
    }
  }

  // MARK: One failure

  /// Runs given choices.
  ///
  /// - Returns: the problem, if there is one.
  func run(_ choices: [UInt16], _ kinds: ChoiceKinds, keepsTape: Bool = false) -> Problem? {
    let replay = Replay(choices)
    conductor.state.pointee.strategy = replay
    conductor.perform(kinds: kinds, keepsTape: keepsTape, body: body)
    replay.end(count: Int(conductor.record.pointee.count))
    return conductor.state.pointee.problems.first
  }

  /// Runs the ordinary order once more, keeping what happens.
  func ordinaryTimeline() -> Timeline {
    _ = run([], Plan.kinds(of: order), keepsTape: true)
    return Timeline(conductor.state.pointee.tape ?? Tape())
  }

  private func report() -> ExplorationReport {
    var report = ExplorationReport(
      schedules: schedules, failures: failures, isExhaustive: isExhaustive, order: order)
    report.shard = limits.shard
    guard let first else { return report }
    report.firstFailure = first.index
    var kinds = first.kinds
    var choices = first.choices
    var problem = first.problem
    // When another thread comes back is not ours to repeat.
    if problem.kind != .nondeterministic, problem.kind != .uncontrolled {
      if run(choices, kinds)?.kind != problem.kind {
        problem = Self.nondeterminism
      } else {
        choices = Shrinker {
          self.run($0, kinds)?.kind == problem.kind ? self.conductor.schedule : nil
        }
        .shrink(choices)
      }
    }
    if choices.allSatisfy({ $0 == 0 }) { kinds = Plan.kinds(of: order) }
    report.smallestFailure = describe(choices, kinds, fallback: problem)
    return report
  }

  /// Runs the smallest schedule once more, keeping what happens.
  private func describe(
    _ choices: [UInt16], _ kinds: ChoiceKinds, fallback: Problem
  ) -> ScheduleFailure {
    _ = run(choices, kinds, keepsTape: true)
    let state = conductor.state
    var problems = state.pointee.problems
    if !problems.contains(where: { $0.kind == fallback.kind }) { problems.insert(fallback, at: 0) }
    let token = Token(
      kinds: kinds, choices: choices, fingerprint: fingerprint)
    return ScheduleFailure(
      problems: problems, token: token, timeline: Timeline(state.pointee.tape ?? Tape()),
      kinds: ChoiceKinds(rawValue: state.pointee.surprises))
  }

  private var fingerprint: UInt16 {
    let hash = conductor.state.pointee.fingerprint
    return UInt16(truncatingIfNeeded: hash ^ hash >> 32)
  }

  private func replay(_ token: Token) -> ExplorationReport {
    let strategy = Replay(token.choices)
    conductor.state.pointee.strategy = strategy
    conductor.perform(kinds: token.kinds, keepsTape: true, body: body)
    strategy.end(count: Int(conductor.record.pointee.count))
    var report = ExplorationReport(schedules: 1, failures: 0, isExhaustive: false, order: order)
    var problems = conductor.state.pointee.problems
    if let misfit = strategy.misfit {
      problems.insert(Self.misfit(token, "choice \(misfit + 1) does not exist any more"), at: 0)
    } else if let expected = token.fingerprint, expected != fingerprint {
      problems.insert(Self.misfit(token, "its choices now lead elsewhere"), at: 0)
    }
    guard !problems.isEmpty else { return report }
    report.failures = 1
    report.firstFailure = 1
    report.smallestFailure = ScheduleFailure(
      problems: problems, token: token, timeline: Timeline(conductor.state.pointee.tape ?? Tape()),
      kinds: ChoiceKinds(rawValue: conductor.state.pointee.surprises))
    return report
  }

  private static func misfit(_ token: Token, _ reason: String) -> Problem {
    Problem(
      .misfit,
      """
      the token \(token) does not fit this program: \(reason). A token holds for one build: the code, the \
      optimiser's settings and the compiler's upcoming features must be the same.
      """)
  }
}
