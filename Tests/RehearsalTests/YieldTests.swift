import Dispatch
import Testing

@testable import Rehearsal

/// `Task.yield()` is one step that goes back to where the task was, and makes no order that the real runtime
/// could not.
@Suite struct YieldTests {
  @Test(arguments: 1...4) func yieldsOnTheMainActorInterleaveInCentralBinomialWays(points: Int) {
    // The first pieces are in the main queue in one order; the others come back in any: (2n)! / (n!)^2.
    var expected = 1
    for factor in 1...points { expected = expected * (points + factor) / factor }
    let report = explore(.schedules(10_000), order: .jobs) { @MainActor in
      for _ in 0..<2 {
        Task { for _ in 0..<points { await Task.yield() } }
      }
      await settled()
    }
    #expect(report.isExhaustive)
    #expect(report.schedules == expected)
  }

  @Test func whatIsInTheMainQueueAlreadyGoesFirst() {
    #expect(
      outcomes { @MainActor log in
        Task {
          log.add("a")
          await Task.yield()
          log.add("A")
        }
        Task { log.add("b") }
        Task { log.add("c") }
      } == ["abcA"])
  }

  @Test func whatComesLaterMayComeFirst() {
    #expect(
      outcomes { @MainActor log in
        Task {
          log.add("a")
          Task.detached { await MainActor.run { log.add("b") } }
          await Task.yield()
          log.add("A")
        }
      } == ["abA", "aAb"])
  }

  @Test func aTaskThatYieldsStaysOnTheMainActor() {
    rehearse(order: .jobs) { @MainActor in
      for _ in 0..<3 {
        Task {
          await Task.yield()
          MainActor.assertIsolated()
          await Task.detached { await Task.yield() }.value
          MainActor.assertIsolated()
        }
      }
      await settled()
    }
  }

  @Test func aYieldLetsGoOfAnActor() {
    let found = outcomes { log in
      let diary = Diary(log)
      for name in ["a", "b"] { Task { await diary.addTwice(name) } }
    }
    #expect(found == ["aabb", "abab", "abba", "baab", "baba", "bbaa"])
  }

  @Test func aTaskThatStartsAtOnceYieldsToWhoStartedIt() {
    #expect(
      outcomes { @MainActor log in
        Task.immediate {
          log.add("a")
          await Task.yield()
          log.add("A")
        }
        log.add("b")
      } == ["abA"])
  }

  @Test func aWaitingThreadKeepsTheTaskThatYields() {
    // The yield's task runs on top of a thread that waits, and that thread goes on first.
    let found = outcomes { log in
      Task {
        let semaphore = DispatchSemaphore(value: 0)
        Task.detached {
          log.add("a")
          semaphore.signal()
          await Task.yield()
          log.add("A")
        }
        _ = semaphore.waits(seconds: 1)
        log.add("b")
      }
    }
    #expect(found.isSubset(of: ["abA", "aAb"]) && found.contains("abA"))
  }

  @Test func aTaskGoesBackToAnExecutorOfItsOwn() {
    rehearse(order: .jobs) {
      let executor = QueueExecutor()
      await withTaskExecutorPreference(executor) {
        dispatchPrecondition(condition: .onQueue(executor.queue))
        for _ in 0..<3 {
          await Task.yield()
          dispatchPrecondition(condition: .onQueue(executor.queue))
        }
      }
    }
  }

  @MainActor @Test func aTokenReplaysAScheduleOfYields() throws {
    struct Failed: Error {}
    let body: @Sendable () async throws -> Void = { @MainActor in
      let log = Log()
      for name in ["a", "b", "c"] {
        Task {
          for _ in 0..<3 { await Task.yield() }
          log.add(name)
        }
      }
      await settled()
      if log.lines == ["c", "b", "a"] { throw Failed() }
    }
    let failure = try #require(explore(.schedules(2000), order: .jobs, body).smallestFailure)
    let token = try #require(Token(failure.token))
    let explorer = Explorer(
      settings: ConductorSettings(order: .jobs), limits: .init(token: token), body: body)
    let again = try #require(explorer.run().smallestFailure)
    #expect(again.message.contains("Failed"))
    #expect("\(again.timeline)" == "\(failure.timeline)")
  }

  /// Everything that a program can log.
  private func outcomes(_ program: @escaping @Sendable (Log) async -> Void) -> Set<String> {
    let found = Log()
    let report = explore(.schedules(20_000), order: .jobs) {
      let log = Log()
      await program(log)
      await settled()
      found.add(log.lines.joined())
    }
    #expect(report.failures == 0)
    #expect(report.isExhaustive)
    return Set(found.lines)
  }
}

private final class QueueExecutor: TaskExecutor {
  let queue = DispatchQueue(label: "executor")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

private actor Diary {
  private let log: Log
  init(_ log: Log) { self.log = log }

  func addTwice(_ name: String) async {
    log.add(name)
    await Task.yield()
    log.add(name)
  }
}
