// The one file that uses what the concurrency runtime offers to few: custom executors for the main actor
// and the global pool (SPI of Swift 6.3), and `swift_task_create` (see tasks.c).
#if os(Linux) && compiler(>=6.3)
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
import CRehearsal

/// Takes control of the Swift runtime's executors.
enum ExecutorBackend {
  /// Whether this toolchain can run whole programs under control.
  static let isAvailable = true

  fileprivate static let main = RehearsedMainExecutor()
  fileprivate static let pool = RehearsedPoolExecutor()

  private static let mainReference = main.asUnownedSerialExecutor()
  private static let poolReference = pool.asUnownedTaskExecutor()

  /// Runs a job of a rehearsal on the calling thread.
  static func run(_ job: UnownedJob, on lane: Lane) {
    if lane.number == 1 {
      job.runSynchronously(on: mainReference)
    } else {
      job.runSynchronously(on: poolReference)
    }
  }

  fileprivate static func install() {
    _createExecutors(factory: Factory.self)
    // An executor reference is the executor and its witness table, two words.
    let words = unsafeBitCast(poolReference, to: (UInt, UInt).self)
    crehearsal_set_preferred_executor(words.0, words.1)
    crehearsal_set_main_executor(unsafeBitCast(mainReference, to: (UInt, UInt).self).0)
  }

  private enum Factory: ExecutorFactory {
    static var mainExecutor: any MainExecutor { main }
    static var defaultExecutor: any TaskExecutor { pool }
  }

  /// The runtime's JobKind: 0 is a task, 195 a job that only resumes a continuation (the second half of a
  /// yield or of a sleep), and what lies between serves an actor's queue.
  fileprivate static func kind(of job: borrowing ExecutorJob) -> WorkItem.Kind {
    switch job.kind.rawValue {
    case 0: .task
    case 195: .wake
    default: .job
    }
  }

  fileprivate static func nanoseconds<Length: DurationProtocol>(_ length: Length) -> Int64? {
    guard let duration = length as? Duration else { return nil }
    let (seconds, attoseconds) = duration.components
    let (whole, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflows ? .max : whole &+ attoseconds / 1_000_000_000
  }
}

/// Called by a constructor before main: a program's first task must find the executors in place.
@_cdecl("rehearsal_install_executors")
public func rehearsalInstallExecutors() {
  ExecutorBackend.install()
}

/// The main actor's executor: that of the platform, except on a thread that a rehearsal owns.
private final class RehearsedMainExecutor: MainExecutor, SchedulingExecutor, @unchecked Sendable {
  private let platform = PlatformExecutorFactory.mainExecutor

  func enqueue(_ job: consuming ExecutorJob) {
    let kind = ExecutorBackend.kind(of: job)
    let job = UnownedJob(job)
    if Conductor.withCurrent({ $0.enqueue(job: job, kind: kind, lane: .main) }) { return }
    if !Foreign.handOver(job, lane: .main) {
      platform.enqueue(ExecutorJob(job))
    }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    if let conductor = Conductor.current, let delay = ExecutorBackend.nanoseconds(delay) {
      let kind = ExecutorBackend.kind(of: job)
      conductor.enqueue(job: UnownedJob(job), kind: kind, lane: .main, after: delay)
    } else if let scheduling = platform as? any SchedulingExecutor {
      scheduling.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
    }
  }

  func run() throws { try platform.run() }
  func stop() { platform.stop() }
  var isMainExecutor: Bool { true }

  func checkIsolated() {
    guard let conductor = Conductor.current else { return platform.checkIsolated() }
    precondition(conductor.state.pointee.lane == .main, "expected to run on the main actor")
  }

  func isIsolatingCurrentContext() -> Bool? {
    guard let conductor = Conductor.current else { return platform.isIsolatingCurrentContext() }
    return conductor.state.pointee.lane == .main
  }
}

/// The global pool's executor, likewise.
private final class RehearsedPoolExecutor: TaskExecutor, SchedulingExecutor, @unchecked Sendable {
  private let platform = PlatformExecutorFactory.defaultExecutor

  func enqueue(_ job: consuming ExecutorJob) {
    let kind = ExecutorBackend.kind(of: job)
    let job = UnownedJob(job)
    if Conductor.withCurrent({ $0.enqueue(job: job, kind: kind, lane: .free) }) { return }
    if !Foreign.handOver(job, lane: .free) {
      platform.enqueue(ExecutorJob(job))
    }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    if let conductor = Conductor.current, let delay = ExecutorBackend.nanoseconds(delay) {
      let kind = ExecutorBackend.kind(of: job)
      conductor.enqueue(job: UnownedJob(job), kind: kind, lane: .free, after: delay)
    } else if let scheduling = platform as? any SchedulingExecutor {
      scheduling.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
    }
  }
}
#else
/// What takes control of the executors elsewhere: nothing. The portable backend needs none of it.
enum ExecutorBackend {
  static let isAvailable = false

  static func run(_ job: UnownedJob, on lane: Lane) {
    fatalError(
      """
      Rehearsal controls jobs on Linux with Swift 6.3 or later. Here, use `PortableRehearsal`, which \
      explores the order of answers with injected doubles and `CurrentClock`.
      """)
  }
}
#endif
