import CRehearsal
import RehearsalHooks
import Synchronization

/// Runs one schedule after another on the calling thread: decides what runs next, and what time it is.
///
/// Everything here is confined to that thread, except ``inbox``. The state lies behind a pointer since
/// code that runs may call back (a task enqueues a job while a job runs), and since checks of exclusive
/// access would cost more than the work they guard.
final class Conductor: @unchecked Sendable {
  struct State {
    var strategy: any Strategy = FirstInFirstOut()
    /// What the strategy is asked about.
    var kinds: ChoiceKinds = []
    /// The kinds of which a schedule has had a choice so far, as bits.
    var offered: UInt8 = 0
    /// What could happen next, for the strategy to choose from.
    var options = UnsafeMutablePointer<ChoicePoint.Option>.allocate(capacity: 64)
    var optionCapacity = 64
    /// The choice that led to what happens next, for the tape.
    var lastChoice: (taken: Int, count: Int)?
    var ready = WorkList()
    var timers = TimerList()
    /// Virtual nanoseconds on the monotonic clock.
    var now = Conductor.startTime
    var steps: Int32 = 0
    /// The lane of what runs now.
    var lane = Lane.free
    /// Lanes on which something waits further down the stack.
    var blocked: UInt64 = 0
    /// How much time has passed since the last idle moment while work was ready.
    var slackUsed: Int64 = 0
    var answers: [Offered] = [] { didSet { hasAnswers = !answers.isEmpty } }
    /// In debug builds, asking an array at each step costs more than the step.
    private(set) var hasAnswers = false
    var offerCount: UInt64 = 0
    /// How many times in a row something else than an answer was chosen while one was pending, and the
    /// other way around.
    var othersInARow = 0
    var answersInARow = 0
    var waiters: [Waiter] = []
    var isBodyDone = false
    /// How many timers have fired since the body returned.
    var firesAfterBody = 0
    var problems: [Problem] = []
    var choicesAreOver = false
    /// The task that a step runs, as its address, while nothing else of this schedule is on the stack: when
    /// it yields, it may choose the next step. Else 0.
    var soleTask: UInt = 0
    /// Its number.
    var soleChain: UInt64 = 0
    /// How many waits for a condition are on the stack, each with steps on top of it.
    var waits = 0
    /// Whether a yield has chosen the next step already, and which.
    var hasNext = false
    var next = ChoicePoint.Option(action: .run, index: 0, chain: 0)
    var isAbandoned = false
    /// Over the choice points up to the last surprising choice.
    var fingerprint: UInt64 = Conductor.hashBasis
    var rollingFingerprint: UInt64 = Conductor.hashBasis
    /// The kinds of the choices that were not the ordinary ones, as bits.
    var surprises: UInt8 = 0
    /// Over everything that ran.
    var traceHash: UInt64 = Conductor.hashBasis
    var firstTask: UInt64 = 0
    var tape: Tape?
    var releases: [(description: String, isAlive: () -> Bool, location: RecordedIssue.Location)] =
      []
    var queues = QueueTable()
    /// The queue whose block runs now, or 0.
    var queue: UInt = 0
    var suspensions = Suspensions()
    var notifications: [Notification] = []
  }

  /// An answer that a double has offered.
  struct Offered {
    var number: UInt64
    var answer: PendingAnswer
    var outcomeCount: Int
  }

  /// A task that waits for the rehearsal to settle.
  struct Waiter {
    var continuation: UnsafeContinuation<Void, Never>
    /// Until when time may pass; nil if it may not.
    var deadline: Int64?
  }

  /// A block that runs when a group is empty or another block has run.
  struct Notification {
    var object: UInt
    var isGroup: Bool
    var item: WorkItem

    /// The group need not be kept alive any more.
    func letGo() {
      if isGroup { crehearsal_release(UnsafeMutableRawPointer(bitPattern: object)!) }
    }
  }

  static let startTime: Int64 = 1_000_000_000_000
  static let hashBasis: UInt64 = 0xCBF2_9CE4_8422_2325

  let settings: ConductorSettings
  let state: UnsafeMutablePointer<State>
  let record: UnsafeMutablePointer<crehearsal_record>
  let tasks: UnsafeMutablePointer<crehearsal_tasks>
  /// Work that foreign threads brought back.
  let inbox = Inbox()
  /// Whether a schedule has already waited in vain for another thread to wake its body.
  var hasWaitedInVain = false

  init(settings: ConductorSettings) {
    self.settings = settings
    state = .allocate(capacity: 1)
    state.initialize(to: State())
    record = .allocate(capacity: 1)
    record.initialize(
      to: crehearsal_record(
        count: 0, kinds: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        choices: .allocate(capacity: Int(crehearsal_token_capacity))))
    tasks = .allocate(capacity: 1)
    tasks.initialize(to: crehearsal_tasks())
  }

  deinit {
    forgetDispatch()
    state.pointee.ready.destroy()
    state.pointee.options.deallocate()
    state.deinitialize(count: 1)
    state.deallocate()
    record.pointee.choices.deallocate()
    record.deallocate()
    tasks.deallocate()
  }

  /// The conductor of the calling thread.
  static var current: Conductor? {
    crehearsal_current().map { Unmanaged<Conductor>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Calls the body with the conductor of the calling thread, if there is one, without counting references:
  /// for what happens at each step.
  ///
  /// - Returns: whether there is one.
  @inline(__always)
  static func withCurrent(_ body: (Conductor) -> Void) -> Bool {
    guard let current = crehearsal_current() else { return false }
    Unmanaged<Conductor>.fromOpaque(current)._withUnsafeGuaranteedRef(body)
    return true
  }

  // MARK: One schedule

  /// Runs the body once, under the choices of the current strategy, to its end.
  ///
  /// - Parameters:
  ///   - kinds: what the strategy is asked about.
  ///   - keepsTape: whether to keep what happens for a timeline.
  ///   - body: becomes the root task.
  func perform(
    kinds: ChoiceKinds, keepsTape: Bool, body: @escaping @Sendable () async throws -> Void
  ) {
    let s = state
    reset(kinds: kinds, keepsTape: keepsTape)
    crehearsal_set_record(record)
    crehearsal_set_time(s.pointee.now)
    crehearsal_set_random(settings.randomSeed)
    crehearsal_set_current(Unmanaged.passUnretained(self).toOpaque())
    let root = Task {
      do {
        try await body()
      } catch {
        self.bodyThrew(error)
      }
      self.state.pointee.isBodyDone = true
      self.state.pointee.choicesAreOver = true
    }
    while step() {}
    checkReleases()
    if !s.pointee.isBodyDone { unwind(root) }
    if keepsTape { releaseTasks() }
    crehearsal_set_current(nil)
    crehearsal_set_record(nil)
  }

  private func reset(kinds: ChoiceKinds, keepsTape: Bool) {
    let s = state
    if s.pointee.kinds != kinds { recordKinds(kinds) }
    record.pointee.count = 0
    crehearsal_tasks_clear(tasks)
    inbox.clear()
    s.pointee.ready.removeAll()
    s.pointee.timers.removeAll()
    s.pointee.now = Self.startTime
    s.pointee.steps = 0
    s.pointee.lane = .free
    s.pointee.blocked = 0
    s.pointee.queue = 0
    s.pointee.slackUsed = 0
    s.pointee.answers.removeAll(keepingCapacity: true)
    s.pointee.offerCount = 0
    s.pointee.othersInARow = 0
    s.pointee.answersInARow = 0
    s.pointee.waiters.removeAll(keepingCapacity: true)
    s.pointee.isBodyDone = false
    s.pointee.firesAfterBody = 0
    if !s.pointee.problems.isEmpty { s.pointee.problems = [] }
    s.pointee.choicesAreOver = false
    s.pointee.isAbandoned = false
    s.pointee.hasNext = false
    s.pointee.fingerprint = Self.hashBasis
    s.pointee.rollingFingerprint = Self.hashBasis
    s.pointee.surprises = 0
    s.pointee.traceHash = Self.hashBasis
    s.pointee.firstTask = 0
    s.pointee.tape = keepsTape ? Tape() : nil
    if !s.pointee.releases.isEmpty { s.pointee.releases = [] }
    forgetDispatch()
  }

  private func recordKinds(_ kinds: ChoiceKinds) {
    state.pointee.kinds = kinds
    withUnsafeMutableBytes(of: &record.pointee.kinds) { bytes in
      var index = 0
      for letter in kinds.letters.utf8 {
        bytes[index] = letter
        index += 1
      }
      bytes[index] = 0
    }
  }

  private func bodyThrew(_ error: any Error) {
    // An expectation that was required has been recorded as an issue already.
    if state.pointee.problems.isEmpty || !IssueCapture.isExpectationFailure(error) {
      problem(Problem(.thrown, "threw \(String(reflecting: error))"))
    }
  }

  /// Gives a body that hangs the chance to release what it holds. What it reports now is not counted.
  private func unwind(_ root: Task<Void, Never>) {
    let problems = state.pointee.problems
    state.pointee.isAbandoned = false
    state.pointee.choicesAreOver = true
    root.cancel()
    state.pointee.steps = 0
    state.pointee.isBodyDone = true
    while state.pointee.steps < 1_000, step() {}
    state.pointee.problems = problems
  }

  func problem(_ problem: Problem, lane: String? = nil) {
    if state.pointee.tape != nil {
      tape(.issue, lane: lane ?? laneName, problem.message)
    }
    state.pointee.problems.append(problem)
  }

  /// Gives the schedule up: nothing more runs.
  func abandon(_ reason: Problem) {
    problem(reason, lane: "test")
    state.pointee.isAbandoned = true
  }

  private func checkReleases() {
    for release in state.pointee.releases where release.isAlive() {
      problem(
        Problem(
          .leaked, "\(release.description) outlives the rehearsal: something still holds it",
          at: release.location), lane: "test")
    }
  }

  // MARK: What comes in

  func enqueue(job: UnownedJob, kind: WorkItem.Kind, lane: Lane) {
    let s = state
    let payload = unsafeBitCast(job, to: UInt.self)
    let number = jobNumber(payload)
    if lane.number == 1, !settings.usesMainActor { refuseMainActor(number) }
    if !s.pointee.timers.isEmpty { s.pointee.timers.woke(number) }
    s.pointee.ready.append(
      WorkItem(payload: payload, chain: number, lane: lane, kind: kind, born: s.pointee.steps))
  }

  func enqueue(job: UnownedJob, kind: WorkItem.Kind, lane: Lane, after delay: Int64) {
    let payload = unsafeBitCast(job, to: UInt.self)
    let sleeper = crehearsal_current_task_id()
    let item = WorkItem(payload: payload, chain: sleeper, lane: lane, kind: kind)
    setTimer(item, after: delay, sleeper: sleeper)
  }

  func setTimer(_ item: WorkItem, after delay: Int64, sleeper: UInt64) {
    let (due, overflows) = state.pointee.now.addingReportingOverflow(max(0, delay))
    state.pointee.timers.insert(
      .init(due: overflows ? .max : due, item: item, sleeper: sleeper))
  }

  private func refuseMainActor(_ task: UInt64) {
    let isKnown = state.pointee.problems.contains { $0.kind == .uncontrolled }
    if isKnown { return }
    problem(
      Problem(
        .uncontrolled,
        """
        \(taskName(task)) went to the main actor in a rehearsal with usesMainActor: false, which does \
        not own it. Leave that argument out.
        """))
  }

  /// The number of a job's task.
  private func jobNumber(_ payload: UInt) -> UInt64 {
    let number = crehearsal_job_id(UnsafeRawPointer(bitPattern: payload)!)
    crehearsal_tasks_insert(tasks, number)
    return number
  }
}
