import RehearsalHooks
import Testing

@testable import Rehearsal

/// The number of schedules is what mathematics says it is.
@Suite struct ClosedFormTests {
  @Test(arguments: 1...4) func twoTasksInterleaveInCentralBinomialWays(points: Int) {
    // Each task has points + 1 pieces: (2n)! / (n!)^2.
    let pieces = points + 1
    let expected = factorial(2 * pieces) / (factorial(pieces) * factorial(pieces))
    let report = explore(.schedules(10_000), order: .jobs, usesMainActor: false) {
      for _ in 0..<2 {
        Task { for _ in 0..<points { await Task.yield() } }
      }
      await settled()
    }
    #expect(report.isExhaustive)
    #expect(report.schedules == expected)
  }

  @Test(arguments: 1...6) func answersComeInEveryOrder(count: Int) {
    let report = explore(.schedules(10_000)) {
      for number in 0..<count {
        Task { _ = try await answer("\(number)", .success(number)) }
      }
      await settled()
    }
    #expect(report.isExhaustive)
    #expect(report.schedules == factorial(count))
  }

  @Test(arguments: 1...4) func eachAnswerHasEachOutcome(count: Int) {
    let report = explore(.schedules(10_000)) {
      for number in 0..<count {
        Task { _ = try await answer("\(number)", .success(number), .failure(CancellationError())) }
      }
      await settled()
    }
    #expect(report.isExhaustive)
    // n! 2^n
    #expect(report.schedules == factorial(count) << count)
  }

  @Test(arguments: 1...5) func timersComeInEveryOrder(count: Int) {
    let report = explore(.schedules(10_000)) {
      for number in 0..<count {
        Task { try await Task.sleep(for: .milliseconds(10 * (number + 1))) }
      }
      await settled(within: .seconds(10))
    }
    #expect(report.isExhaustive)
    #expect(report.schedules == factorial(count))
  }

  /// A tree that is just too large is tried, and then sampled. What fails in either is counted.
  @Test(arguments: 0..<5) func aFailureThatIsShownIsCounted(swap: Int) {
    var order = Array(0..<6)
    order.swapAt(swap, swap + 1)
    let failing = order.map(String.init).joined()
    let report = explore(.schedules(200), order: .jobs, usesMainActor: false) {
      let log = Log()
      await withTaskGroup { group in
        for number in 0..<6 { group.addTask { log.add("\(number)") } }
      }
      if log.lines.joined() == failing { throw CancellationError() }
    }
    #expect(!report.isExhaustive)
    #expect((report.failures > 0) == (report.smallestFailure != nil))
    #expect(report.failures <= report.schedules)
  }

  @Test func jobsOfTheMainActorHaveOneOrder() {
    let report = explore(order: .jobs) { @MainActor in
      for _ in 0..<5 {
        Task { @MainActor in }
      }
      await settled()
    }
    #expect(report.isExhaustive)
    #expect(report.schedules == 1)
  }

  private func factorial(_ number: Int) -> Int {
    (1...max(1, number)).reduce(1, *)
  }
}

/// Budgets, strategies, and what a report says.
@Suite struct ExplorationTests {
  struct Failed: Error {}

  @Test func aBudgetOfSchedulesIsKept() {
    let report = explore(.schedules(123), order: .jobs, usesMainActor: false) { try await many() }
    #expect(report.schedules == 123)
    #expect(!report.isExhaustive)
    #expect(report.failures == 0)
    #expect(report.smallestFailure == nil)
    #expect(report.description == "123 schedules hold")
  }

  @Test func aBudgetOfTimeIsKept() {
    let begin = ContinuousClock.now
    let report = explore(.time(.milliseconds(200)), order: .jobs, usesMainActor: false) {
      try await many()
    }
    #expect(begin.duration(to: .now) >= .milliseconds(200))
    #expect(report.schedules > 10)
  }

  @Test func theSameSeedTriesTheSameSchedules() {
    func run(seed: UInt64) -> [String] {
      let orders = Log()
      explore(.schedules(50), order: .jobs, usesMainActor: false, seed: seed) {
        let log = Log()
        for number in 0..<6 { Task { log.add("\(number)") } }
        await settled()
        orders.add(log.lines.joined())
      }
      return orders.lines
    }
    #expect(run(seed: 1) == run(seed: 1))
    #expect(run(seed: 1) != run(seed: 2))
  }

  @Test func aThrownErrorFailsItsScheduleOnly() throws {
    let report = explore { try await fails(2, of: 3) }
    #expect(report.isExhaustive)
    #expect(report.schedules == 6)
    #expect(report.failures == 2)
    let failure = try #require(report.smallestFailure)
    #expect(failure.message.contains("Failed"))
    #expect(failure.surprises == 1)
    #expect(failure.kinds.contains(.answers))
  }

  @Test func priorityChangesFindADeepOrder() {
    // One task must lose against all others at each of its steps.
    let report = explore(.schedules(400), order: .jobs, usesMainActor: false) {
      let log = Log()
      for name in ["a", "b", "c", "d"] {
        Task {
          for _ in 0..<4 { await Task.yield() }
          log.add(name)
        }
      }
      await settled()
      if log.lines == ["d", "c", "b", "a"] { throw Failed() }
    }
    #expect(report.failures > 0)
  }

  @Test func timePassesWhileJobsAreReady() {
    let report = explore(.schedules(500), order: .jobs) {
      let log = Log()
      Task {
        try await Task.sleep(for: .milliseconds(2))
        log.add("timer")
      }
      Task {
        for _ in 0..<3 { await Task.yield() }
        log.add("work")
      }
      await settled(within: .seconds(1))
      if log.lines.first == "timer" { throw Failed() }
    }
    #expect(report.failures > 0)
    let bounded = explore(.schedules(500), order: .jobs) {
      let log = Log()
      Task {
        try await Task.sleep(for: .milliseconds(6))
        log.add("timer")
      }
      Task {
        for _ in 0..<3 { await Task.yield() }
        log.add("work")
      }
      await settled(within: .seconds(1))
      if log.lines.first == "timer" { throw Failed() }
    }
    #expect(bounded.failures == 0)
  }

  @Test func timersOfOneInstantInterleave() {
    let orders = Log()
    explore(.schedules(1000), order: .jobs) {
      let log = Log()
      for name in ["a", "b"] {
        Task {
          try await Task.sleep(for: .milliseconds(10))
          log.add(name)
          await Task.yield()
          log.add(name)
        }
      }
      await settled(within: .seconds(1))
      orders.add(log.lines.joined())
    }
    #expect(Set(orders.lines) == ["aabb", "abab", "abba", "baab", "baba", "bbaa"])
  }

  /// Throws if the answer with a number is the first to come.
  private func fails(_ number: Int, of count: Int) async throws {
    let log = Log()
    for each in 0..<count {
      Task { log.add("\(try await answer("\(each)", .success(each)))") }
    }
    await settled()
    if log.lines.first == "\(number)" { throw Failed() }
  }

  private func many() async throws {
    for _ in 0..<6 {
      Task { for _ in 0..<6 { await Task.yield() } }
    }
    await settled()
  }
}

@Suite struct TokenTests {
  @Test(
    arguments: [
      [], [1], [0, 0, 3], [0, 17, 0, 0, 300], [UInt16](repeating: 0, count: 5000) + [65535],
    ] as [[UInt16]])
  func aTokenReadsBack(choices: [UInt16]) throws {
    for fingerprint in [nil, 0, 0x9c0e] as [UInt16?] {
      let token = Token(kinds: [.answers, .lateTimers], choices: choices, fingerprint: fingerprint)
      #expect(try #require(Token(token.description)) == token)
      #expect(token.description.count < 20)
    }
  }

  @Test func zerosAtTheEndAreNotWritten() {
    #expect(Token(kinds: .jobs, choices: [0, 2, 0, 0], fingerprint: nil).description == "j.12")
  }

  @Test(arguments: [
    "", "j", "x.12", "j.1", "j.1g", "j.10", "j.12-", "j.12-xyz1", "j.1 2", "j.12-12345",
  ])
  func whatIsNoTokenIsRefused(text: String) {
    #expect(Token(text) == nil)
  }
}

@Suite struct ShrinkerTests {
  @Test func itFindsTheShortestPrefixThenZeroesThenLowers() {
    // Fails if the third choice is at least 2.
    let shrinker = Shrinker { $0.count > 2 && $0[2] >= 2 ? $0 : nil }
    #expect(shrinker.shrink([1, 4, 9, 3, 0, 2]) == [0, 0, 2])
  }

  @Test func whatFailsAlwaysShrinksToNothing() {
    #expect(Shrinker { $0 }.shrink([1, 2, 3]) == [])
  }

  @Test func itStopsAtItsLimit() {
    var runs = 0
    let shrinker = Shrinker(
      fails: { choices in
        runs += 1
        return choices
      }, limit: 5)
    _ = shrinker.shrink([UInt16](repeating: 9, count: 100))
    #expect(runs <= 5)
  }
}

@Suite struct EnvironmentTests {
  @Test func nothingIsSet() {
    let environment = ExplorationEnvironment([:])
    #expect(environment.budget(.standard).schedules == 200)
    #expect(environment.budget(.standard).exhaustive == 500)
    #expect(environment.complaints.isEmpty)
  }

  @Test func continuousIntegrationTriesMore() {
    #expect(ExplorationEnvironment(["CI": "true"]).budget(.standard).schedules == 2000)
    #expect(ExplorationEnvironment(["CI": "true"]).budget(.schedules(7)).schedules == 7)
  }

  @Test func theEnvironmentRaisesAndNeverLowers() {
    let environment = ExplorationEnvironment([
      "REHEARSAL_SCHEDULES": "5000", "REHEARSAL_SECONDS": "60",
    ])
    let budget = environment.budget(.standard)
    #expect(budget.schedules == 5000)
    #expect(budget.exhaustive == 5000)
    #expect(budget.time == .seconds(60))
    #expect(environment.budget(.schedules(9000)).schedules == 9000)
  }

  @Test func shardsAndTokensAreRead() {
    let environment = ExplorationEnvironment(["REHEARSAL_SHARD": "3/16", "REHEARSAL_TOKEN": "j.12"])
    #expect(environment.shard?.index == 3)
    #expect(environment.shard?.count == 16)
    #expect(environment.token == Token("j.12"))
  }

  @Test(arguments: [
    ("REHEARSAL_SCHEDULES", "-1"), ("REHEARSAL_SECONDS", "soon"), ("REHEARSAL_SHARD", "17/16"),
    ("REHEARSAL_SHARD", "3"), ("REHEARSAL_TOKEN", "nonsense"),
  ])
  func whatCannotBeReadIsSaid(name: String, value: String) {
    let environment = ExplorationEnvironment([name: value])
    #expect(environment.complaints.count == 1)
    #expect(environment.complaints.first?.hasPrefix("\(name)=\(value) is ignored") == true)
  }
}
