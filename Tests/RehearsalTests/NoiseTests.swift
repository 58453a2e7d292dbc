import CRehearsal
import Dispatch
import Foundation
import Rehearsal
import Synchronization
import Testing

/// Rehearsals and ordinary code run side by side and do not disturb each other.
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

  /// All at once, for two seconds: rehearsals with and without the main actor, and every kind of ordinary work.
  /// At each step the ordinary work checks that it is not on a rehearsal's thread, and that time is real; the
  /// rehearsals check that all of theirs is, and that time is virtual.
  @Test func everythingAtOnce() async {
    let storm = Storm()
    let counts = Mutex<[String: Int]>([:])
    await withTaskGroup(of: (String, Int).self) { group in
      for (name, work) in Storm.works {
        for _ in 0..<2 {
          group.addTask {
            var rounds = 0
            while storm.isOn || rounds < 3 {
              await work(storm)
              rounds += 1
            }
            return (name, rounds)
          }
        }
      }
      for await (name, rounds) in group {
        counts.withLock { $0[name, default: 0] += rounds }
      }
    }
    #expect(storm.complaints == [])
    // Each was at work all along.
    for (name, _) in Storm.works {
      #expect(counts.withLock { $0[name, default: 0] } >= 3, "\(name): \(counts.withLock { $0 })")
    }
  }
}

/// Ordinary work and rehearsals that watch where and when they run.
private final class Storm: Sendable {
  typealias Work = @Sendable (Storm) async -> Void
  private static let length = 2_000_000_000 as Int64

  private let begin = crehearsal_real_time()
  private let complained = Mutex<Set<String>>([])

  var isOn: Bool { crehearsal_real_time() - begin < Self.length }
  var complaints: Set<String> { complained.withLock { $0 } }

  /// The rehearsal of the calling thread, as a number; 0 for none.
  private static var conductor: UInt { UInt(bitPattern: crehearsal_current()) }

  func expect(_ condition: Bool, _ complaint: @autoclosure () -> String) {
    if !condition { _ = complained.withLock { $0.insert(complaint()) } }
  }

  /// Ordinary work is nowhere near a rehearsal. Virtual dates lie on one day, virtual clocks begin anew.
  func checkOrdinary(_ work: String) {
    expect(crehearsal_current() == nil, "\(work) on a rehearsal's thread")
    var real = timespec()
    clock_gettime(CLOCK_MONOTONIC, &real)
    let now = Int64(real.tv_sec) * 1_000_000_000 + Int64(real.tv_nsec)
    expect(abs(now - crehearsal_real_time()) < 1_000_000_000, "\(work) in virtual time")
  }

  static let works: [(String, Work)] = [
    ("rehearsal", { $0.rehearse(usesMainActor: false) }),
    ("rehearsal of the main actor", { $0.rehearse(usesMainActor: true) }),
    ("rehearsal with foreign work", { $0.rehearseForeign() }),
    ("yields", { await $0.yields() }),
    ("sleeps", { await $0.sleeps() }),
    ("actors and groups", { await $0.groups() }),
    ("main actor", { await $0.mainActor() }),
    ("queues", { await $0.queues() }),
    ("threads", { await $0.threads() }),
    ("streams", { await $0.streams() }),
  ]

  // MARK: Rehearsals

  private func rehearse(usesMainActor: Bool) {
    let report = explore(.schedules(50), order: .jobs, usesMainActor: usesMainActor) {
      let conductor = Self.conductor
      self.expect(conductor != 0, "a rehearsal without a thread")
      let begin = ContinuousClock.now
      let counter = Counter()
      for _ in 0..<3 {
        Task.detached {
          try await Task.sleep(for: .seconds(1))
          self.expect(Self.conductor == conductor, "a rehearsal's task elsewhere")
          _ = await counter.increment()
          if usesMainActor { await MainActor.run { MainActor.assertIsolated() } }
          self.expect(Self.conductor == conductor, "a rehearsal's task elsewhere")
        }
      }
      DispatchQueue.global().async {
        self.expect(Self.conductor == conductor, "a rehearsal's block elsewhere")
      }
      await settled(within: .seconds(10))
      let count = await counter.count
      let elapsed = begin.duration(to: .now)
      self.expect(count == 3, "lost tasks")
      self.expect(elapsed >= .seconds(1) && elapsed < .milliseconds(1100), "\(elapsed) have passed")
    }
    expect(report.failures == 0, "\(report)")
  }

  private func rehearseForeign() {
    let foreign = ForeignWork.awaited(limit: .seconds(20))
    let report = explore(.schedules(5), order: .jobs, foreignWork: foreign, usesMainActor: false) {
      let conductor = Self.conductor
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<3 {
          group.addTask {
            await withCheckedContinuation { continuation in
              Thread.detachNewThread {
                self.checkOrdinary("a callback")
                continuation.resume()
              }
            }
            self.expect(Self.conductor == conductor, "a task that was woken stays outside")
          }
        }
      }
    }
    expect(report.failures == 0, "\(report)")
  }

  // MARK: Ordinary work

  private func yields() async {
    for _ in 0..<200 {
      await Task.yield()
      checkOrdinary("a yield")
    }
  }

  private func sleeps() async {
    let (begin, date) = (ContinuousClock.now, Date())
    try? await Task.sleep(for: .milliseconds(3))
    checkOrdinary("a sleep")
    expect(begin.duration(to: .now) >= .milliseconds(3), "a sleep was too short")
    expect(begin.duration(to: .now) < .seconds(30), "a sleep was virtual")
    expect(abs(Date().timeIntervalSince(date)) < 30, "a date jumped")
  }

  private func groups() async {
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask {
          await Task.yield()
          _ = await counter.increment()
          self.checkOrdinary("a child task")
        }
      }
    }
    let count = await counter.count
    expect(count == 50, "a child task was lost")
  }

  @MainActor private func mainActor() async {
    for _ in 0..<20 {
      MainActor.assertIsolated()
      dispatchPrecondition(condition: .onQueue(.main))
      checkOrdinary("the main actor")
      await Task.yield()
    }
  }

  private func queues() async {
    await withCheckedContinuation { continuation in
      let group = DispatchGroup()
      let count = Mutex(0)
      let queue = DispatchQueue(label: "noise", attributes: .concurrent)
      for each in 0..<50 {
        queue.async(group: group, flags: each % 10 == 0 ? .barrier : []) {
          self.checkOrdinary("a block")
          count.withLock { $0 += 1 }
        }
      }
      queue.asyncAfter(deadline: .now() + .milliseconds(2)) {
        self.checkOrdinary("a late block")
        group.notify(queue: .global()) {
          self.expect(count.withLock { $0 } == 50, "a block was lost")
          continuation.resume()
        }
      }
    }
  }

  private func threads() async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 0.001)
        self.checkOrdinary("a thread")
        continuation.resume()
      }
    }
    checkOrdinary("what a thread woke")
  }

  private func streams() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let sender = Task.detached {
      for number in 1...50 {
        continuation.yield(number)
        await Task.yield()
      }
      continuation.finish()
    }
    var sum = 0
    for await number in stream {
      sum += number
      checkOrdinary("a stream")
    }
    await sender.value
    expect(sum == 1275, "a stream lost something")
  }
}
