import RehearsalHooks
import Synchronization
import Testing

@testable import Rehearsal

/// The backend that needs no control of the runtime.
@Suite struct PortableTests {
  @MainActor final class Search {
    var shown = ""
    private var query = ""
    private let isFixed: Bool
    init(isFixed: Bool) { self.isFixed = isFixed }

    func type(_ text: String) {
      query = text
      Task {
        let results = try await answer("search(\(text))", .success("results for \(text)"))
        if isFixed, query != text { return }
        shown = results
      }
    }
  }

  private func explore(isFixed: Bool) async -> ExplorationReport {
    await PortableRehearsal.explore(.schedules(50)) { @MainActor in
      let search = Search(isFixed: isFixed)
      search.type("cat")
      search.type("cats")
      await settled()
      if search.shown != "results for cats" { throw CancellationError() }
    }
  }

  @Test func itFindsAStaleResponse() async throws {
    let report = await explore(isFixed: false)
    #expect(report.isExhaustive)
    #expect(report.schedules == 2)
    #expect(report.failures == 1)
    #expect(try #require(report.smallestFailure).surprises == 1)
    #expect(report.description.contains("> search(cats)"))
    #expect(await explore(isFixed: true).failures == 0)
  }

  @Test func timeIsVirtualAndTimersAreLate() async {
    let begin = ContinuousClock.now
    let orders = Log()
    let report = await PortableRehearsal.explore(.schedules(50)) {
      let log = Log()
      for seconds in [0.1, 0.2, 5000] {
        Task {
          try await CurrentClock().sleep(for: .seconds(seconds))
          log.add("\(seconds)")
        }
      }
      await settled(within: .seconds(60_000))
      orders.add(log.lines.joined(separator: " "))
    }
    #expect(report.isExhaustive)
    #expect(Set(orders.lines) == ["0.1 0.2 5000.0", "0.2 0.1 5000.0"])
    #expect(begin.duration(to: .now) < .seconds(5000))
  }

  @Test func outcomesAndHangsAreFound() async {
    let failing = await PortableRehearsal.explore(.schedules(50)) {
      _ = try await answer("load", .success(1), .failure(CancellationError()))
    }
    #expect(failing.schedules == 2)
    #expect(failing.failures == 1)
    let hanging = await PortableRehearsal.explore(.schedules(50)) {
      await withTaskCancellationHandler {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      } onCancel: {
      }
    }
    #expect(hanging.smallestFailure?.message.hasPrefix("stuck") == true)
  }

  /// The second request comes later than the first rest takes: an exploration without doubt would see one
  /// schedule.
  @Test func aRestThatWasNoneIsNoticed() async {
    let report = await PortableRehearsal.explore(.schedules(50)) {
      let log = Log()
      Task { log.add(try await answer("a", .success("a"))) }
      Task {
        // Nobody sees this time.
        try await Task.sleep(for: .milliseconds(22))
        log.add(try await answer("b", .success("b")))
      }
      await settled()
      try await Task.sleep(for: .milliseconds(50))
      await settled()
      if log.lines != ["a", "b"] { throw CancellationError() }
    }
    #expect(report.schedules == 2 || report.smallestFailure?.message.hasPrefix("nondet") == true)
    #expect(report.failures == 1)
  }

  @Test func whatIsNotInjectedIsCalledNondeterministic() async {
    let runs = Mutex(0)
    let report = await PortableRehearsal.explore(.schedules(4)) {
      let run = runs.withLock { runs in
        runs += 1
        return runs
      }
      for number in 0...(run % 2) {
        Task { _ = try await answer("\(run) \(number)", .success(1)) }
      }
      await settled()
    }
    #expect(report.failures == 1)
    #expect(report.smallestFailure?.message.hasPrefix("nondeterministic") == true)
  }
}
