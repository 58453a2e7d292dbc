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
    if s.pointee.hasNext {
      s.pointee.hasNext = false
      perform(s.pointee.next)
      return true
    }
    if s.pointee.ready.count > 0 {
      let chosen = chooseReady()
      if chosen >= 0 {
        perform(s.pointee.options[chosen])
        return true
      }
    }
    s.pointee.slackUsed = 0
    return idle(limit: limit, isNested: isNested)
  }

  /// Chooses among what is ready and what may happen although something is.
  ///
  /// - Returns: the index of an option, or -1 if there is none.
  func chooseReady() -> Int {
    let s = state
    let varies = !s.pointee.choicesAreOver && s.pointee.kinds.rawValue & Self.whileReady != 0
    let runs = addReady(all: varies && s.pointee.kinds.rawValue & 1 != 0)
    if runs == 0 { return -1 }
    var found = runs
    if varies, s.pointee.hasAnswers || !s.pointee.timers.isEmpty {
      found = addInterruptions(at: found)
    }
    return found == 1 ? 0 : decide(found, runs: runs)
  }

  /// Adds the ready items that may run next: all, or the first only.
  ///
  /// The innermost loop of the engine, in debug builds too: so it asks for nothing twice, and makes no value
  /// that an optimiser would have to take apart.
  private func addReady(all: Bool) -> Int {
    let s = state
    let count = s.pointee.ready.count
    if count > s.pointee.optionCapacity { reserveOptions(count) }
    let steps = s.pointee.steps
    var item = s.pointee.ready.base
    var option = s.pointee.options
    // Later items are younger: if the first is not too old, none is.
    let mayStop = !all || steps &- item.pointee.born > Self.patience
    var lanes = LaneSet(blocked: s.pointee.blocked, concurrent: s.pointee.queues.concurrent)
    var isMainFree = s.pointee.blocked & 2 == 0
    var found = 0
    var index: Int32 = 0
    let end = Int32(truncatingIfNeeded: count)
    while index < end {
      var isOffered = true
      if item.pointee.lane.number == 1 {
        isOffered = isMainFree
        // A task that has yielded holds nothing back.
        if case .yielded = item.pointee.kind {} else { isMainFree = false }
      } else if item.pointee.lane.number != 0 {
        isOffered = lanes.offer(item)
      }
      if isOffered {
        option.pointee.action = .run
        option.pointee.index = index
        option.pointee.outcome = 0
        option.pointee.chain = item.pointee.chain
        option += 1
        found &+= 1
        // Nobody waits forever on a real machine.
        if mayStop, !all || steps &- item.pointee.born > Self.patience { break }
      }
      item += 1
      index &+= 1
    }
    return found
  }

  /// The kinds that have something to choose while work is ready: jobs, answers, passing time.
  private static var whileReady: UInt8 { @inline(__always) get { 1 | 2 | 16 } }
  private static var patience: Int32 { @inline(__always) get { 512 } }

  /// Adds what may happen although something is ready.
  private func addInterruptions(at start: Int) -> Int {
    let s = state
    var found = start
    if s.pointee.kinds.rawValue & ChoiceKinds.answers.rawValue != 0, settings.order == .jobs {
      found = addAnswers(at: found, outcomes: nil)
    }
    if s.pointee.kinds.rawValue & ChoiceKinds.passingTime.rawValue != 0, !s.pointee.timers.isEmpty {
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
      for outcome in 0..<answers[index].outcomeCount
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
    let s = state
    if place == s.pointee.optionCapacity { reserveOptions(place + 1) }
    s.pointee.options[place] = ChoicePoint.Option(
      action: action, index: Int32(truncatingIfNeeded: index),
      outcome: Int32(truncatingIfNeeded: outcome), chain: chain)
  }

  private func reserveOptions(_ count: Int) {
    let s = state
    let capacity = max(count, s.pointee.optionCapacity * 2)
    let larger = UnsafeMutablePointer<ChoicePoint.Option>.allocate(capacity: capacity)
    larger.moveInitialize(from: s.pointee.options, count: s.pointee.optionCapacity)
    s.pointee.options.deallocate()
    s.pointee.options = larger
    s.pointee.optionCapacity = capacity
  }

  /// The option at an index, for whoever has just added it.
  func option(_ index: Int) -> ChoicePoint.Option { state.pointee.options[index] }

  /// Asks the strategy, and puts the choice down before it takes effect.
  ///
  /// - Parameters:
  ///   - count: how many options there are.
  ///   - runs: how many of them, the first, are that something ready runs.
  func decide(_ count: Int, runs: Int = 0) -> Int {
    let s = state
    let chosen = s.pointee.strategy.choose(
      ChoicePoint(count: count, options: s.pointee.options))
    if runs > 1 { s.pointee.offered |= 1 }
    if runs < count, s.pointee.offered != s.pointee.kinds.rawValue {
      for index in runs..<count { s.pointee.offered |= s.pointee.options[index].kind.rawValue }
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
      s.pointee.surprises |= chosen < runs ? 1 : s.pointee.options[chosen].kind.rawValue
    }
    if s.pointee.tape != nil { s.pointee.lastChoice = (chosen, count) }
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
    switch item.kind {
    case .task, .yielded: runTask(item)
    case .wake:
      run(item)
      runWoken()
    case .job, .block: run(item)
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
    guard item.isTask, item.lane.number == 0, item.born == s.pointee.steps else { return }
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
