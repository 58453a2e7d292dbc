import Dispatch
import Foundation
import RehearsalHooks
import Synchronization
import Testing

@testable import Rehearsal

/// What runs under control, and that it still is what it was.
@Suite struct ControlTests {
  @MainActor static var onMain = 0

  @Test func theMainActorIsTheMainActor() {
    rehearse(order: .jobs) {
      await MainActor.run {
        MainActor.assertIsolated()
        dispatchPrecondition(condition: .onQueue(.main))
        #expect(MainActor.assumeIsolated { true })
      }
      dispatchPrecondition(condition: .notOnQueue(.main))
    }
  }

  @Test func everythingThatSuspendsRuns() {
    rehearse(order: .jobs) {
      let log = Log()
      await withTaskGroup(of: Int.self) { group in
        for number in 1...3 { group.addTask { number } }
        log.add("group \(await group.reduce(0, +))")
      }
      async let child = Task.detached(priority: .high) { 4 }.value
      log.add("async let \(await child)")
      let (stream, continuation) = AsyncStream<Int>.makeStream()
      Task {
        for number in 1...3 {
          continuation.yield(number)
          await Task.yield()
        }
        continuation.finish()
      }
      var sum = 0
      for await number in stream { sum += number }
      log.add("stream \(sum)")
      log.add("continuation \(await withCheckedContinuation { $0.resume(returning: 5) })")
      log.add("actor \(await Counter().increment())")
      #expect(
        log.lines == ["group 6", "async let 4", "stream 6", "continuation 5", "actor 1"])
    }
  }

  @TaskLocal static var local = "none"

  @Test func taskLocalsNamesPrioritiesAndCancellationWork() {
    rehearse(order: .jobs) {
      await Self.$local.withValue("bound") {
        let inherited = await Task { Self.local }.value
        #expect(inherited == "bound")
        let detached = await Task.detached { Self.local }.value
        #expect(detached == "none")
      }
      let name = await Task(name: "loader") { Task.name }.value
      #expect(name == "loader")
      let priority = await Task.detached(priority: .background) { Task.basePriority }.value
      #expect(priority == .background)
      let sleeper = Task { try await Task.sleep(for: .seconds(1000)) }
      await Task.yield()
      sleeper.cancel()
      await #expect(throws: CancellationError.self) { try await sleeper.value }
    }
  }

  @Test func clocksAreVirtualAndExact() {
    rehearse {
      let continuous = ContinuousClock.now
      let suspending = SuspendingClock.now
      let date = Date()
      let dispatch = DispatchTime.now()
      try await Task.sleep(for: .seconds(3))
      try await ContinuousClock().sleep(for: .milliseconds(1500))
      try await SuspendingClock().sleep(until: .now + .milliseconds(500), tolerance: nil)
      try await Task.sleep(nanoseconds: 1_000_000_000)
      #expect(continuous.duration(to: .now) == .seconds(6))
      #expect(suspending.duration(to: .now) == .seconds(6))
      #expect(Date().timeIntervalSince(date) == 6)
      #expect(DispatchTime.now().uptimeNanoseconds - dispatch.uptimeNanoseconds == 6_000_000_000)
      sleepOnThread(seconds: 2)
      #expect(continuous.duration(to: .now) >= .seconds(8))
    }
  }

  @Test func aCancelledSleepLeavesNoTimeBehind() {
    rehearse {
      let begin = ContinuousClock.now
      let sleeper = Task { try? await Task.sleep(for: .seconds(100)) }
      try await Task.sleep(for: .seconds(1))
      sleeper.cancel()
      await settled(within: .seconds(1000))
      #expect(begin.duration(to: .now) == .seconds(1))
    }
  }

  @Test func anExecutorThatForwardsToAQueueIsControlled() {
    rehearse(order: .jobs) {
      let actor = QueueActor()
      async let first = actor.increment()
      async let second = actor.increment()
      let sum = await first + second
      #expect(sum == 3)
    }
  }

  @Test func theSystemsHashingIsDeterministic() {
    #expect(Set(0..<20).map { $0 } == Set(0..<20).map { $0 })
    #expect("rehearsal".hashValue == Hash.ofRehearsal())
  }

  @Test func rehearsalsOwnTheMainQueue() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<5 {
            let report = explore(.schedules(20), order: .jobs) { try await Self.touchMainState() }
            #expect(report.failures == 0)
          }
        }
        group.addTask {
          for _ in 0..<50 {
            try? await Self.touchMainState()
            await Task.yield()
          }
        }
      }
    }
  }

  /// Two visits of the main actor in a row see each other's work and nobody else's: a third party would
  /// leave the number at something else than zero.
  @MainActor private static func touchMainState() async throws {
    struct Disturbed: Error {}
    guard onMain == 0 else { throw Disturbed() }
    onMain += 1
    for _ in 0..<1000 where onMain != 1 { throw Disturbed() }
    onMain -= 1
  }

  /// A lookup of the host must not grow with each use: it once did, until the stack was full.
  @Test func lookingForTheHostCostsTheSameEveryTime() {
    let depths = Mutex<[UInt]>([])
    let thread = pthread_self()
    CurrentHost.setLookup {
      if pthread_equal(pthread_self(), thread) != 0 {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1) { here in
          depths.withLock { $0.append(UInt(bitPattern: here.baseAddress!)) }
        }
      }
      return Conductor.current
    }
    for _ in 0..<1000 { _ = CurrentHost.value }
    let found = depths.withLock { $0 }
    // Other tests may have set theirs meanwhile, which is as good.
    #expect(Set(found).count <= 1)
    CurrentHost.setLookup { Conductor.current }
  }

  @Test func aRehearsalInsideARehearsalIsRefused() {
    let report = explore { @MainActor in
      let inner = explore {}
      #expect(inner.failures == 1)
      #expect(inner.smallestFailure?.message.contains("inside a rehearsal") == true)
    }
    #expect(report.failures == 0)
  }
}

/// `Thread.sleep` may not be called in asynchronous code; a test of it must.
private func sleepOnThread(seconds: Double) {
  Thread.sleep(forTimeInterval: seconds)
}

/// Lines from several tasks.
final class Log: Sendable {
  private let storage = Mutex<[String]>([])
  var lines: [String] { storage.withLock { $0 } }
  func add(_ line: String) { storage.withLock { $0.append(line) } }
}

actor Counter {
  private(set) var count = 0
  func increment() -> Int {
    count += 1
    return count
  }
}

/// An actor on a dispatch queue, as many apps have them.
actor QueueActor {
  private final class Executor: SerialExecutor {
    let queue = DispatchQueue(label: "queue-actor")
    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }

  private let executor = Executor()
  private var count = 0
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  func increment() -> Int {
    count += 1
    return count
  }
}

enum Hash {
  /// With deterministic hashing this is the same in every process; see ReplayTests for the proof.
  static func ofRehearsal() -> Int {
    var hasher = Hasher()
    hasher.combine("rehearsal")
    return hasher.finalize()
  }
}
