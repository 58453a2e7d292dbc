import CRehearsal

/// What happens next while something is ready: the heart of the engine.
extension Conductor {
  /// Lets one thing happen.
  ///
  /// - Parameter limit: the virtual time beyond which nothing may be waited for.
  /// - Returns: false if nothing can happen any more.
  func step(limit: Int64 = .max, isNested: Bool = false) -> Bool {
    let s = state
    if s.pointee.isAbandoned { return false }
    if s.pointee.steps >= settings.stepLimit {
      abandon(endless())
      return false
    }
    if s.pointee.ready.count > 0, let option = chooseReady() {
      perform(option)
      return true
    }
    s.pointee.slackUsed = 0
    return idle(limit: limit, isNested: isNested)
  }

  /// Chooses among what is ready and what may happen although something is.
  private func chooseReady() -> ChoicePoint.Option? {
    let s = state
    let varies = !s.pointee.choicesAreOver && kinds.rawValue & ~Self.idleOnly.rawValue != 0
    let count = s.pointee.ready.count
    var candidates = WorkList.Candidates(
      blocked: s.pointee.blocked, concurrent: s.pointee.queues.concurrent)
    var found = 0
    var index = 0
    let all = varies && kinds.rawValue & ChoiceKinds.jobs.rawValue != 0
    while index < count {
      let item = s.pointee.ready[index]
      if candidates.offers(item) {
        add(.run, index, chain: item.chain, at: found)
        found += 1
        if !all { break }
        // Nobody waits forever on a real machine.
        if s.pointee.steps - item.born > Self.patience { break }
      }
      index += 1
    }
    if found == 0 { return nil }
    if varies { found = addInterruptions(at: found) }
    return found == 1 ? options[0] : options[decide(found)]
  }

  private static let idleOnly: ChoiceKinds = [.lateTimers, .simultaneousTimers]
  private static let patience: Int32 = 512

  /// Adds what may happen although something is ready.
  private func addInterruptions(at start: Int) -> Int {
    let s = state
    var found = start
    if kinds.rawValue & ChoiceKinds.answers.rawValue != 0, settings.order == .jobs {
      found = addAnswers(at: found, outcomes: nil)
    }
    if kinds.rawValue & ChoiceKinds.passingTime.rawValue != 0, !s.pointee.timers.isEmpty {
      let wait = max(0, s.pointee.timers.timers[0].due - s.pointee.now)
      if wait <= settings.slack - s.pointee.slackUsed {
        add(.letTimePass, 0, chain: Self.clockChain, at: found)
        found += 1
      }
    }
    return found
  }

  /// Adds the pending answers: all outcomes, or only the ordinary or the other ones.
  func addAnswers(at start: Int, outcomes ordinary: Bool?) -> Int {
    var found = start
    let answers = state.pointee.answers
    for index in answers.indices {
      for outcome in answers[index].answer.outcomes.indices
      where ordinary == nil || ordinary == (outcome == 0) {
        add(
          .complete, index, outcome: outcome, chain: Self.answerChain | answers[index].number,
          at: found)
        found += 1
      }
    }
    return found
  }

  static let clockChain: UInt64 = 1 << 62
  static let answerChain: UInt64 = 1 << 61

  func add(
    _ action: ChoicePoint.Option.Action, _ index: Int, outcome: Int = 0, chain: UInt64,
    at place: Int
  ) {
    if place == optionCapacity {
      let larger = UnsafeMutablePointer<ChoicePoint.Option>.allocate(capacity: optionCapacity * 2)
      larger.moveInitialize(from: options, count: optionCapacity)
      options.deallocate()
      options = larger
      optionCapacity *= 2
    }
    options[place] = ChoicePoint.Option(
      action: action, index: Int32(truncatingIfNeeded: index),
      outcome: Int32(truncatingIfNeeded: outcome), chain: chain)
  }

  /// The option at an index, for whoever has just added it.
  func option(_ index: Int) -> ChoicePoint.Option { options[index] }

  /// Asks the strategy, and puts the choice down before it takes effect.
  func decide(_ count: Int) -> Int {
    let chosen = strategy.choose(ChoicePoint(count: count, options: options))
    let s = state
    if offered != kinds { noteOffered(count) }
    let position = Int(record.pointee.count)
    if position < Int(crehearsal_token_capacity) {
      record.pointee.choices[position] = UInt16(truncatingIfNeeded: chosen)
      record.pointee.count += 1
    }
    let mixed = (s.pointee.rollingFingerprint ^ UInt64(truncatingIfNeeded: count)) &* Self.hashPrime
    s.pointee.rollingFingerprint = mixed
    if chosen != 0 {
      s.pointee.fingerprint = mixed
      s.pointee.surprises.insert(options[chosen].kind)
    }
    if s.pointee.tape != nil { lastChoice = (chosen, count) }
    return chosen
  }

  private func noteOffered(_ count: Int) {
    var runs = 0
    for index in 0..<count {
      let kind = options[index].kind
      if kind == .jobs { runs += 1 } else { offered.formUnion(kind) }
    }
    if runs > 1 { offered.insert(.jobs) }
  }

  static let hashPrime: UInt64 = 0x100_0000_01B3

  /// The choices that the schedule made.
  var schedule: [UInt16] {
    Array(UnsafeBufferPointer(start: record.pointee.choices, count: Int(record.pointee.count)))
  }

  /// Lets an option happen.
  func perform(_ option: ChoicePoint.Option) {
    switch option.action {
    case .run: run(at: Int(option.index))
    case .fireEarliest: fireEarliest()
    case .fireLate, .fireFirst: fire(at: Int(option.index))
    case .letTimePass:
      state.pointee.slackUsed += max(0, state.pointee.timers.timers[0].due - state.pointee.now)
      fireEarliest()
    case .complete: complete(at: Int(option.index), outcome: Int(option.outcome))
    }
  }

  private func run(at index: Int) {
    let s = state
    let item = s.pointee.ready.remove(at: index)
    s.pointee.steps += 1
    let mark = UInt64(truncatingIfNeeded: index) << 8 | UInt64(truncatingIfNeeded: item.lane.number)
    s.pointee.traceHash = (s.pointee.traceHash ^ mark) &* Self.hashPrime
    if s.pointee.tape != nil { tapeRun(item) }
    run(item)
    if item.kind == .wake { runWoken() }
  }

  /// A task of the pool that a yield has resumed goes on at once: a second choice between the two halves
  /// of a yield would double the schedules and change nothing.
  private func runWoken() {
    let s = state
    let last = s.pointee.ready.count - 1
    guard last >= 0 else { return }
    let item = s.pointee.ready[last]
    guard item.kind == .task, item.lane == .free, item.born == s.pointee.steps else { return }
    run(s.pointee.ready.remove(at: last))
  }

  func run(_ item: WorkItem) {
    let s = state
    let lane = s.pointee.lane
    s.pointee.lane = item.lane
    switch item.kind {
    case .task, .wake, .job:
      ExecutorBackend.run(unsafeBitCast(item.payload, to: UnownedJob.self), on: item.lane)
    case .block:
      runBlock(item)
    }
    s.pointee.lane = lane
  }
}
