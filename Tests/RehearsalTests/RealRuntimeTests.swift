import Dispatch
import Foundation
import Rehearsal
import Synchronization
import Testing

/// What the rehearsal finds is possible: for each kind of choice, a program whose outcomes on the real runtime
/// are exactly those of the rehearsal.
@Suite(.serialized) struct RealRuntimeTests {
  /// Jobs: two tasks of the pool get somewhere in either order.
  @Test func jobsOfThePool() async {
    await findsAll(["ab", "ba"]) { log in
      await withTaskGroup(of: Void.self) { group in
        for name in ["a", "b"] { group.addTask { log.add(name) } }
      }
    }
  }

  /// Jobs: another task's call to an actor comes between two calls of one.
  @Test func hopsBetweenTwoCallsOfAnActor() async {
    await findsAll(["aabb", "abab", "abba", "baab", "baba", "bbaa"]) { log in
      let actor = Recorder(log)
      await withTaskGroup(of: Void.self) { group in
        // In either order, so that neither is always ahead.
        for name in ["a", "b"].shuffled() {
          group.addTask {
            await actor.add(name)
            // Long enough for another thread to get there.
            for _ in 0..<30 { _ = log.lines }
            await actor.add(name)
          }
        }
      }
    }
  }

  /// Jobs: two blocks of a concurrent queue start in either order.
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

  /// Jobs: two serial queues keep their own order, and no other.
  @Test func blocksOfTwoSerialQueues() async {
    await findsAll(["1122", "1212", "1221", "2112", "2121", "2211"]) { log in
      await withCheckedContinuation { continuation in
        let group = DispatchGroup()
        for name in ["1", "2"] {
          let queue = DispatchQueue(label: name)
          for _ in 0..<2 { queue.async(group: group) { log.add(name) } }
        }
        group.notify(queue: .global()) { continuation.resume() }
      }
    }
  }

  /// Simultaneous timers: two sleeps that end at one instant wake in either order.
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

  /// Late timers: of two sleeps, the one that is due later wakes first.
  @Test func lateTimers() async {
    await findsAll(["ab", "ba"], amongOthers: true) { log in
      let begin = ContinuousClock.now
      await withTaskGroup(of: Void.self) { group in
        for (name, delay) in [("a", 2.0), ("b", 2.5)] {
          group.addTask {
            try? await Task.sleep(until: begin + .milliseconds(delay), clock: .continuous)
            log.add(name)
          }
        }
      }
    }
  }

  /// Late timers: by far more than a timer's own accuracy, where the one in time has the higher priority, and
  /// with it threads of its own, while the threads of the other are taken for longer than both sleep.
  @Test func veryLateTimers() async {
    await findsAll(["ab", "ba"], amongOthers: true, busyFor: .milliseconds(80)) { log in
      let begin = ContinuousClock.now
      let tasks = [("a", 2, TaskPriority.medium), ("b", 40, .high)].map {
        name, delay, priority in
        Task(priority: priority) {
          try? await Task.sleep(until: begin + .milliseconds(delay), clock: .continuous)
          log.add(name)
        }
      }
      // Without waiting for them by name, which would lend them a higher priority.
      while log.lines.count < 2 { try? await Task.sleep(for: .milliseconds(5)) }
      _ = tasks
    }
  }

  /// Passing time: a sleep of two milliseconds ends before four jobs that were ready have run, or after.
  @Test func timePassesWhileJobsAreReady() async {
    await findsAll(["timer work", "work timer"], amongOthers: true, separator: " ") { log in
      await withTaskGroup(of: Void.self) { group in
        group.addTask {
          try? await Task.sleep(for: .milliseconds(2))
          log.add("timer")
        }
        group.addTask {
          for _ in 0..<3 { await Task.yield() }
          log.add("work")
        }
      }
    }
  }

  private final class Others: Sendable {
    private let isOver = Atomic(false)
    var mayRest: Bool { isOver.load(ordering: .relaxed) }
    func rest() { isOver.store(true, ordering: .relaxed) }
  }

  private actor Recorder {
    private let log: Log
    init(_ log: Log) { self.log = log }
    func add(_ name: String) { log.add(name) }
  }

  /// Tries the real runtime until every outcome has been seen, and checks that the rehearsal finds these and
  /// no others.
  ///
  /// - Parameter amongOthers: whether every second try finds the pool busy with the work of others, as in a
  ///   program that does more than one thing.
  /// - Parameter slice: for how long each of the others keeps its thread.
  private func findsAll(
    _ wanted: Set<String>, amongOthers: Bool = false, busyFor slice: Duration = .milliseconds(1),
    separator: String = "",
    sourceLocation: SourceLocation = #_sourceLocation,
    _ program: @escaping @Sendable (Log) async -> Void
  ) async {
    var seen: Set<String> = []
    let end = ContinuousClock.now + .seconds(60)
    var tries = 0
    while !wanted.isSubset(of: seen), ContinuousClock.now < end {
      let log = Log()
      tries += 1
      if amongOthers, tries.isMultiple(of: 2) {
        await whileOthersWork(for: slice) { await program(log) }
      } else {
        await program(log)
      }
      seen.insert(log.lines.joined(separator: separator))
    }
    #expect(
      seen == wanted, "the real runtime, after \(tries) tries", sourceLocation: sourceLocation)
    let outcomes = Log()
    explore(.schedules(3000), order: .jobs, usesMainActor: false) {
      let log = Log()
      await program(log)
      outcomes.add(log.lines.joined(separator: separator))
    }
    #expect(Set(outcomes.lines) == wanted, "the rehearsal", sourceLocation: sourceLocation)
  }

  /// Keeps every thread of the pool busy, for a slice of time after the other.
  private func whileOthersWork(for slice: Duration, _ program: @Sendable () async -> Void) async {
    let others = Others()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<2 * ProcessInfo.processInfo.activeProcessorCount {
        group.addTask {
          while !others.mayRest {
            let end = ContinuousClock.now + slice
            while ContinuousClock.now < end {}
            await Task.yield()
          }
        }
      }
      await program()
      others.rest()
    }
  }
}
