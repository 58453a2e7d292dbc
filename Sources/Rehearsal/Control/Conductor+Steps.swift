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
    if let next = s.pointee.next {
      s.pointee.next = nil
      perform(next)
      return true
    }
    if s.pointee.ready.count > 0, let option = chooseReady() {
      perform(option)
      return true
    }
    s.pointee.slackUsed = 0
    return idle(limit: limit, isNested: isNested)
  }

  /// Chooses among what is ready and what may happen although something is.
  func chooseReady() -> ChoicePoint.Option? {
    let s = state
    let varies = !s.pointee.choicesAreOver && kinds.rawValue & Self.whileReady != 0
    let runs = addReady(all: varies && kinds.rawValue & ChoiceKinds.jobs.rawValue != 0)
    if runs == 0 { return nil }
    var found = runs
    if varies, !s.pointee.answers.isEmpty || !s.pointee.timers.isEmpty {
      found = addInterruptions(at: found)
    }
    return found == 1 ? options[0] : options[decide(found, runs: runs)]
  }

  /// Adds the ready items that may run next: all, or the first only.
  ///
  /// The innermost loop of the engine, so it asks for nothing twice.
  private func addReady(all: Bool) -> Int {
    let s = state
    let count = s.pointee.ready.count
    let steps = s.pointee.steps
    let items = s.pointee.ready.base
    reserveOptions(count)
    let options = options
    // Later items are younger: if the first is not too old, none is.
    let mayStop = !all || steps &- items.pointee.born > Self.patience
    var candidates = WorkList.Candidates(
      blocked: s.pointee.blocked, concurrent: s.pointee.queues.concurrent)
    var found = 0
    var index = 0
    while index < count {
      let item = items + index
      if candidates.offers(item) {
        (options + found).initialize(
          to: ChoicePoint.Option(
            action: .run, index: Int32(truncatingIfNeeded: index), chain: item.pointee.chain))
        found &+= 1
        // Nobody waits forever on a real machine.
        if mayStop, !all || steps &- item.pointee.born > Self.patience { break }
      }
      index &+= 1
    }
    return found
  }

  /// The kinds that have something to choose while work is ready: jobs, answers, passing time.
  private static var whileReady: UInt8 { 1 | 2 | 16 }
  private static var patience: Int32 { 512 }

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
    reserveOptions(place + 1)
    options[place] = ChoicePoint.Option(
      action: action, index: Int32(truncatingIfNeeded: index),
      outcome: Int32(truncatingIfNeeded: outcome), chain: chain)
  }

  private func reserveOptions(_ count: Int) {
    if count <= optionCapacity { return }
    let capacity = max(count, optionCapacity * 2)
    let larger = UnsafeMutablePointer<ChoicePoint.Option>.allocate(capacity: capacity)
    larger.moveInitialize(from: options, count: optionCapacity)
    options.deallocate()
    options = larger
    optionCapacity = capacity
  }

  /// The option at an index, for whoever has just added it.
  func option(_ index: Int) -> ChoicePoint.Option { options[index] }

  /// Asks the strategy, and puts the choice down before it takes effect.
  ///
  /// - Parameters:
  ///   - count: how many options there are.
  ///   - runs: how many of them, the first, are that something ready runs.
  func decide(_ count: Int, runs: Int = 0) -> Int {
    let chosen = strategy.choose(ChoicePoint(count: count, options: options))
    let s = state
    if runs > 1 { offered.insert(.jobs) }
    if runs < count, offered != kinds {
      for index in runs..<count { offered.formUnion(options[index].kind) }
    }
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

  static var hashPrime: UInt64 { 0x100_0000_01B3 }

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
    let item = take(at: index)
    if item.kind == .task || item.kind == .yielded {
      runTask(item)
    } else {
      run(item)
      if item.kind == .wake { runWoken() }
    }
  }

  /// Takes a ready item out, as the next step.
  func take(at index: Int) -> WorkItem {
    let s = state
    let item = s.pointee.ready.remove(at: index)
    s.pointee.steps += 1
    let mark = UInt64(truncatingIfNeeded: index) << 8 | UInt64(truncatingIfNeeded: item.lane.number)
    s.pointee.traceHash = (s.pointee.traceHash ^ mark) &* Self.hashPrime
    if s.pointee.tape != nil { tapeRun(item) }
    return item
  }

  /// A task of the pool that a yield has resumed goes on at once: a second choice between the two halves
  /// of a yield would double the schedules and change nothing.
  private func runWoken() {
    let s = state
    let last = s.pointee.ready.count - 1
    guard last >= 0 else { return }
    let item = s.pointee.ready[last]
    guard item.kind == .task, item.lane == .free, item.born == s.pointee.steps else { return }
    runTask(s.pointee.ready.remove(at: last))
  }

  /// Runs a task as the last thing of a step.
  private func runTask(_ item: WorkItem) {
    let s = state
    if s.pointee.waits == 0 {
      s.pointee.soleTask = item.payload
      s.pointee.soleChain = item.chain
    }
    run(item)
    s.pointee.soleTask = 0
  }

  func run(_ item: WorkItem) {
    let s = state
    let lane = s.pointee.lane
    s.pointee.lane = item.lane
    switch item.kind {
    case .task, .wake, .yielded, .job:
      ExecutorBackend.run(unsafeBitCast(item.payload, to: UnownedJob.self), on: item.lane)
    case .block:
      runBlock(item)
    }
    s.pointee.lane = lane
  }
}
