import RehearsalHooks
import Synchronization
import Testing

@Suite struct HookTests {
  @Test func outsideARehearsalNobodyTakesAnAnswer() {
    let completed = Mutex<[Int]>([])
    let answer = PendingAnswer(label: "request") { outcome in
      completed.withLock { $0.append(outcome) }
    }
    #expect(answer.offer() == nil)
    #expect(completed.withLock { $0 } == [])
    answer.complete(0)
    #expect(completed.withLock { $0 } == [0])
  }

  @Test func anAnswerWithoutOutcomesSucceeds() {
    let answer = PendingAnswer(label: "request") { _ in }
    #expect(answer.outcomes == [.init(.success)])
    #expect(answer.outcomes[0].description == "success")
  }

  @Test func aHostTakesTheAnswerAndCompletesItWithTheChosenOutcome() {
    let host = HostDouble()
    let completed = Mutex<[Int]>([])
    CurrentHost.$bound.withValue(host) {
      let answer = PendingAnswer(
        label: "request(page: 2)", outcomes: [.init(.success, "page 2"), .init(.failure)]
      ) { outcome in completed.withLock { $0.append(outcome) } }
      #expect(answer.offer() != nil)
    }
    #expect(host.answers.map(\.label) == ["request(page: 2)"])
    host.answers[0].complete(1)
    #expect(completed.withLock { $0 } == [1])
  }

  @Test func anOfferCanBeWithdrawn() throws {
    let host = HostDouble()
    let offers = CurrentHost.$bound.withValue(host) {
      ["a", "b"].map { PendingAnswer(label: $0) { _ in }.offer() }
    }
    try #require(offers[0]).withdraw()
    #expect(host.answers.map(\.label) == ["b"])
    try #require(offers[0]).withdraw()
    #expect(host.answers.map(\.label) == ["b"])
  }

  @Test func theClockIsVirtualInsideAndRealOutside() async throws {
    let host = HostDouble()
    try await CurrentHost.$bound.withValue(host) {
      #expect(CurrentClock().now.offset == .zero)
      try await CurrentClock().sleep(for: .seconds(3600))
      #expect(CurrentClock().now.offset == .seconds(3600))
    }
    #expect(host.state.withLock { $0.sleeps } == [.seconds(3600)])

    let begin = ContinuousClock.now
    let first = CurrentClock().now
    try await CurrentClock().sleep(for: .milliseconds(20))
    #expect(first.duration(to: CurrentClock().now) >= .milliseconds(20))
    #expect(begin.duration(to: .now) >= .milliseconds(20))
    #expect(first < CurrentClock().now)
  }

  @Test func aTraceEntryIsOnlyMadeWhenSomebodyListens() {
    let made = Mutex(0)
    func entry() -> TraceEntry {
      made.withLock { $0 += 1 }
      return TraceEntry(.call, lane: "PagerView", "show(\"page 2\")")
    }
    Trace.record(entry())
    #expect(made.withLock { $0 } == 0)
    #expect(!Trace.isActive)

    let host = HostDouble()
    CurrentHost.$bound.withValue(host) {
      Trace.record(entry())
      #expect(Trace.isActive)
    }
    #expect(host.entries == [TraceEntry(.call, lane: "PagerView", "show(\"page 2\")")])
  }
}
