import Dispatch
import Foundation
import Rehearsal
import Testing

/// Rehearsals and ordinary tests run side by side and do not disturb each other.
@Suite struct NoiseTests {
  @Test(arguments: 0..<12) func rehearsalsAmongNoise(number: Int) {
    let report = explore(
      .schedules(150), order: .jobs, usesMainActor: number.isMultiple(of: 2), seed: UInt64(number)
    ) {
      let begin = ContinuousClock.now
      let counter = Counter()
      for _ in 0..<3 {
        Task {
          try await Task.sleep(for: .seconds(1))
          _ = await counter.increment()
        }
      }
      await settled(within: .seconds(10))
      let count = await counter.count
      let elapsed = begin.duration(to: .now)
      if count != 3 || elapsed < .seconds(1) || elapsed > .milliseconds(1100) {
        throw Disturbed(count: count, elapsed: elapsed)
      }
    }
    #expect(report.failures == 0, "\(report)")
  }

  struct Disturbed: Error {
    let count: Int
    let elapsed: Duration
  }

  @Test(arguments: 0..<12) func realSleepsTakeRealTime(number: Int) async throws {
    let begin = ContinuousClock.now
    let date = Date()
    try await Task.sleep(for: .milliseconds(50))
    #expect(begin.duration(to: .now) >= .milliseconds(50))
    #expect(Date().timeIntervalSince(date) >= 0.049)
    #expect(abs(Date().timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate) < 3600)
  }

  @MainActor @Test(arguments: 0..<6) func mainActorTestsGoOn(number: Int) async throws {
    for _ in 0..<20 {
      MainActor.assertIsolated()
      await Task.yield()
    }
    try await Task.sleep(for: .milliseconds(5))
  }

  @Test(arguments: 0..<6) func queuesGoOn(number: Int) async {
    let sum = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let group = DispatchGroup()
        let queue = DispatchQueue(label: "noise")
        nonisolated(unsafe) var sum = 0
        for each in 1...100 { queue.async(group: group) { sum += each } }
        group.notify(queue: queue) { continuation.resume(returning: sum) }
      }
    }
    #expect(sum == 5050)
  }

  @Test(arguments: 0..<6) func groupsOfTasksGoOn(number: Int) async {
    let sum = await withTaskGroup(of: Int.self) { group in
      for each in 1...200 {
        group.addTask {
          await Task.yield()
          return each
        }
      }
      return await group.reduce(0, +)
    }
    #expect(sum == 20100)
  }
}

/// What the rehearsal finds is possible: the same outcomes come up on the real runtime as well.
@Suite struct RealRuntimeTests {
  /// Two tasks of the pool get somewhere in either order.
  @Test func jobsOfThePool() async {
    await findsAll(["ab", "ba"]) { log in
      await withTaskGroup(of: Void.self) { group in
        for name in ["a", "b"] { group.addTask { log.add(name) } }
      }
    }
  }

  /// Two sleeps that end at one instant wake in either order.
  @Test func simultaneousTimers() async {
    await findsAll(["ab", "ba"]) { log in
      let instant = ContinuousClock.now + .milliseconds(2)
      await withTaskGroup(of: Void.self) { group in
        for name in ["a", "b"] {
          group.addTask {
            try? await Task.sleep(until: instant, clock: .continuous)
            log.add(name)
          }
        }
      }
    }
  }

  /// Another task's call to an actor comes between two calls of one.
  @Test func hopsBetweenTwoCallsOfAnActor() async {
    await findsAll(["aabb", "abab"]) { log in
      let actor = Recorder(log)
      await withTaskGroup(of: Void.self) { group in
        for name in ["a", "b"] {
          group.addTask {
            await actor.add(name)
            note("between")
            await actor.add(name)
          }
        }
      }
    }
  }

  /// Two blocks of a concurrent queue start in either order.
  @Test func blocksOfAConcurrentQueue() async {
    await findsAll(["ab", "ba"]) { log in
      await withCheckedContinuation { continuation in
        let queue = DispatchQueue(label: "both", attributes: .concurrent)
        let group = DispatchGroup()
        for name in ["a", "b"] { queue.async(group: group) { log.add(name) } }
        group.notify(queue: queue) { continuation.resume() }
      }
    }
  }

  private actor Recorder {
    private let log: Log
    init(_ log: Log) { self.log = log }
    func add(_ name: String) { log.add(name) }
  }

  /// Tries the real runtime until every outcome has been seen, and checks that the rehearsal sees them too.
  private func findsAll(_ wanted: Set<String>, _ program: @escaping @Sendable (Log) async -> Void)
    async
  {
    var seen: Set<String> = []
    // Other tests may hold all threads of the pool but one for a while, and then there is but one order.
    let end = ContinuousClock.now + .seconds(120)
    while !wanted.isSubset(of: seen), ContinuousClock.now < end {
      let log = Log()
      await program(log)
      seen.insert(log.lines.joined())
    }
    #expect(wanted.isSubset(of: seen), "the real runtime gave \(seen)")
    let outcomes = Log()
    explore(.schedules(300), order: .jobs, usesMainActor: false) {
      let log = Log()
      await program(log)
      outcomes.add(log.lines.joined())
    }
    #expect(wanted.isSubset(of: Set(outcomes.lines)))
  }
}
