import CRehearsal
import RehearsalHooks

/// What happens when nothing is ready: an answer comes, time passes, whoever waits for that moment goes
/// on, or the schedule is over.
extension Conductor {
  /// Lets one thing happen although nothing is ready.
  ///
  /// - Parameters:
  ///   - limit: the virtual time beyond which nothing may be waited for.
  ///   - isNested: whether a thread waits further down the stack; then nobody is told that all is settled.
  /// - Returns: false if nothing can happen any more.
  func idle(limit: Int64, isNested: Bool) -> Bool {
    let s = state
    if let stale = s.pointee.timers.takeStale() {
      run(stale)
      return true
    }
    if receive(waitingFor: 0) { return true }
    if !s.pointee.notifications.isEmpty, releaseNotifications() { return true }

    let isDue = !s.pointee.timers.isEmpty && s.pointee.timers.timers[0].due <= s.pointee.now
    if !s.pointee.answers.isEmpty || isDue { return answerOrFire(limit: limit) }

    if !isNested, resumeSettled() { return true }
    if !s.pointee.timers.isEmpty { return answerOrFire(limit: limit) }
    if s.pointee.isBodyDone || isNested { return false }
    return awaitForeignWork()
  }

  // MARK: Answers and timers

  private func answerOrFire(limit: Int64) -> Bool {
    let s = state
    if s.pointee.answers.isEmpty, s.pointee.timers.timers[0].due > limit { return false }
    if s.pointee.isBodyDone, !s.pointee.timers.isEmpty, s.pointee.answers.isEmpty {
      s.pointee.firesAfterBody += 1
      if s.pointee.firesAfterBody > Self.firesAllowedAfterBody {
        abandon(stillRunning())
        return false
      }
    }
    let count = addIdleOptions(limit: limit)
    let chosen = option(count == 1 ? 0 : decide(count))
    if s.pointee.answers.isEmpty {
      s.pointee.othersInARow = 0
    } else if chosen.action == .complete {
      s.pointee.othersInARow = 0
      s.pointee.answersInARow += 1
    } else {
      s.pointee.othersInARow += 1
      s.pointee.answersInARow = 0
    }
    perform(chosen)
    return true
  }

  private static let firesAllowedAfterBody = 100
  private static let otherChoicesAllowed = 16
  private static let answersAllowed = 64

  /// Adds the options of an idle moment, the ordinary one first: the oldest answer, or else the earliest
  /// timers. An answer does not stay away forever, nor does time stand still while answers come and go.
  private func addIdleOptions(limit: Int64) -> Int {
    let s = state
    let mayFire = !s.pointee.timers.isEmpty && s.pointee.timers.timers[0].due <= limit
    let isStarved = s.pointee.othersInARow >= Self.otherChoicesAllowed
    let standsStill = s.pointee.answersInARow >= Self.answersAllowed && mayFire
    let varies = !s.pointee.choicesAreOver
    guard varies, state.pointee.kinds.contains(.answers), !standsStill else {
      if s.pointee.answers.isEmpty || standsStill {
        s.pointee.answersInARow = 0
        return addTimers(at: 0, varies: varies, limit: limit)
      }
      let number = s.pointee.answers[0].number
      add(.complete, 0, chain: Self.answerChain | number, at: 0)
      return 1
    }
    var found = addAnswers(at: 0, outcomes: true)
    if mayFire, !isStarved || found == 0 {
      found = addTimers(at: found, varies: varies, limit: limit)
    }
    return addAnswers(at: found, outcomes: false)
  }

  private func addTimers(at start: Int, varies: Bool, limit: Int64) -> Int {
    let timers = state.pointee.timers
    var found = start
    if varies, state.pointee.kinds.contains(.simultaneousTimers),
      !state.pointee.kinds.contains(.jobs)
    {
      for index in 0..<timers.earliestCount {
        add(.fireFirst, index, chain: timerChain(timers.timers[index]), at: found)
        found += 1
      }
    } else {
      add(.fireEarliest, 0, chain: timerChain(timers.timers[0]), at: found)
      found += 1
    }
    guard varies, state.pointee.kinds.contains(.lateTimers) else { return found }
    let (latest, overflows) = timers.timers[0].due.addingReportingOverflow(settings.lateness)
    let first =
      timers.earliestCount == 1 || state.pointee.kinds.contains(.simultaneousTimers)
      ? timers.earliestCount : 0
    for index in first..<timers.count {
      let due = timers.timers[index].due
      if (!overflows && due > latest) || due > limit { break }
      add(.fireLate, index, chain: timerChain(timers.timers[index]), at: found)
      found += 1
    }
    return found
  }

  private func timerChain(_ timer: TimerList.Timer) -> UInt64 {
    Self.clockChain | timer.sleeper
  }

  func fireEarliest() {
    for _ in 0..<state.pointee.timers.earliestCount { fire(at: 0) }
  }

  func fire(at index: Int) {
    let s = state
    let timer = s.pointee.timers.remove(at: index)
    if timer.due > s.pointee.now { advance(to: timer.due) }
    s.pointee.traceHash = (s.pointee.traceHash ^ UInt64(bitPattern: timer.due)) &* Self.hashPrime
    if s.pointee.tape != nil { tapeFire(timer) }
    var item = timer.item
    item.born = s.pointee.steps
    // To wake the sleeper is no work that could come late: it is what firing means.
    if item.kind == .wake { run(item) } else { makeReady(item) }
  }

  func advance(to time: Int64) {
    state.pointee.now = time
    state.pointee.answersInARow = 0
    crehearsal_set_time(time)
  }

  func complete(at index: Int, outcome: Int) {
    let s = state
    let offered = s.pointee.answers.remove(at: index)
    let mark = offered.number << 8 | UInt64(truncatingIfNeeded: outcome)
    s.pointee.traceHash = (s.pointee.traceHash ^ mark) &* Self.hashPrime
    s.pointee.steps += 1
    if s.pointee.tape != nil { tapeAnswer(offered.answer, outcome: outcome) }
    offered.answer.complete(outcome)
  }

  // MARK: Whoever waits for this moment

  /// Resumes a task that waits until all is settled, or lets time pass for one that allows it.
  private func resumeSettled() -> Bool {
    let s = state
    guard !s.pointee.waiters.isEmpty else { return false }
    if let index = s.pointee.waiters.firstIndex(where: { $0.deadline == nil }) {
      resume(at: index)
      return true
    }
    let index = s.pointee.waiters.indices.min { left, right in
      s.pointee.waiters[left].deadline! < s.pointee.waiters[right].deadline!
    }!
    let deadline = s.pointee.waiters[index].deadline!
    // Nothing will happen before the deadline: either all is settled, or only later timers are left.
    guard s.pointee.timers.isEmpty || s.pointee.timers.timers[0].due > deadline else {
      return false
    }
    if !s.pointee.timers.isEmpty, deadline > s.pointee.now { advance(to: deadline) }
    resume(at: index)
    return true
  }

  private func resume(at index: Int) {
    let waiter = state.pointee.waiters.remove(at: index)
    if state.pointee.tape != nil { tape(.settled, lane: "test", "settled") }
    waiter.continuation.resume()
  }

  // MARK: Work from other threads

  /// Takes what foreign threads have brought.
  private func receive(waitingFor limit: Int64) -> Bool {
    guard limit > 0 || inbox.hasMail else { return false }
    let arrivals = inbox.take(waitingFor: limit)
    for arrival in arrivals {
      if settings.foreignWork == .refused {
        problem(Problem(.uncontrolled, uncontrolled(arrival)))
      }
      enqueue(job: unsafeBitCast(arrival.job, to: UnownedJob.self), kind: .task, lane: arrival.lane)
    }
    return !arrivals.isEmpty
  }

  /// The body waits, and nothing here can wake it: only another thread could.
  private func awaitForeignWork() -> Bool {
    switch settings.foreignWork {
    case .refused:
      // Long enough to tell a callback that is on its way from a task that hangs.
      if !hasWaitedInVain || state.pointee.tape != nil {
        if receive(waitingFor: 200_000_000) { return true }
        hasWaitedInVain = true
      }
    case .awaited(let limit):
      let (seconds, attoseconds) = limit.components
      if receive(waitingFor: seconds * 1_000_000_000 + attoseconds / 1_000_000_000) { return true }
    }
    abandon(stuck())
    return false
  }
}
