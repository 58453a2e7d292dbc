import RehearsalDoubles
import RehearsalHooks
import Testing

struct StubTests {
  @Test func theLatestStubThatAcceptsTheCallAnswers() {
    let service = PageServiceSpy()
    service.stub.sum.returns(0)
    service.stub.sum(a: 1, b: .any).returns(1)
    service.stub.sum(a: .where { $0 > 5 }, b: 2).returns(2)
    #expect(service.sum(a: 3, b: 3) == 0)
    #expect(service.sum(a: 1, b: 3) == 1)
    #expect(service.sum(a: 6, b: 2) == 2)
    service.stub.sum.returns(9)
    #expect(service.sum(a: 6, b: 2) == 9)
  }

  @Test func answersComeInSequenceAndTheLastOneStays() async throws {
    let service = PageServiceSpy()
    service.stub.request.returns("a", "b").then.throws(Failure()).then.returns("c")
    #expect(try await service.request(page: 1) == "a")
    #expect(try await service.request(page: 1) == "b")
    await #expect(throws: Failure()) { try await service.request(page: 1) }
    #expect(try await service.request(page: 1) == "c")
    #expect(try await service.request(page: 1) == "c")
  }

  @Test func openAnswersAreCompletedByTheTest() async throws {
    let service = PageServiceSpy()
    let open = service.stub.request.leavesOpen()
    async let first = service.request(page: 1)
    let call = await open.next()
    #expect(call.call == "request(page: 1)")
    #expect(call.isOpen)
    call.returns("one")
    let page = try await first
    #expect(page == "one")
    #expect(!call.isOpen)
    let second = Task { try await service.request(page: 2) }
    await open.next().throws(Failure())
    await #expect(throws: Failure()) { try await second.value }
    #expect(open.count == 2)
    #expect(!open[1].isOpen)
  }

  @Test func cancellingTheTaskEndsAnOpenCall() async {
    let service = PageServiceSpy()
    let open = service.stub.request.leavesOpen()
    let task = Task { try await service.request(page: 1) }
    let call = await open.next()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!call.isOpen)
  }

  @Test func anOpenCallMayWaitOnThoughItsTaskIsCancelled() async throws {
    let service = PageServiceSpy()
    let open = service.stub.request.leavesOpen(evenIfCancelled: true)
    let task = Task { try await service.request(page: 1) }
    let call = await open.next()
    async let noticed: Void = call.cancelled()
    task.cancel()
    await call.cancelled()
    await noticed
    #expect(call.isOpen)
    call.complete(with: .success("late"))
    #expect(try await task.value == "late")
    let other = Task { try await service.request(page: 2) }
    await open.next().complete(with: .failure(Failure()))
    await #expect(throws: Failure()) { try await other.value }
  }

  @Test func waitingForAnOpenCallEndsAtTheLimit() async throws {
    let service = PageServiceSpy()
    let open = service.stub.request.leavesOpen()
    await withKnownIssue {
      let none = await open.next(within: .milliseconds(1))
      #expect(!none.isOpen)
      none.returns("nobody gets this")
    } matching: {
      $0.text
        == "request(page:) was not called within 0.001 seconds. It was left open 0 times."
    }
    let task = Task { try await service.request(page: 1) }
    let call = await open.next()
    await withKnownIssue {
      await call.cancelled(within: .milliseconds(1))
    } matching: {
      $0.text
        == "The task that waits for request(page: 1) was not cancelled within 0.001 seconds."
    }
    call.returns("one")
    #expect(try await task.value == "one")
    await withKnownIssue {
      let waiting = Task { await open.next() }
      waiting.cancel()
      #expect(await !waiting.value.isOpen)
    } matching: {
      $0.text.hasPrefix("request(page:) was not called before the test was cancelled.")
    }
  }

  @Test func aRehearsalChoosesMomentAndOutcome() async throws {
    let host = ChoosingHost()
    try await CurrentHost.$bound.withValue(host) { () async throws -> Void in
      let service = PageServiceSpy()
      service.stub.request.answers { "page \($0)" }.orThrows(Failure()).orIsCancelled()
      let first = Task { try await service.request(page: 1) }
      let second = Task { try await service.request(page: 2) }
      let third = Task { try await service.request(page: 3) }
      while host.offers.count < 3 { await Task.yield() }
      #expect(Set(host.offers.map(\.outcomes.count)) == [3])
      func complete(_ page: Int, _ outcome: Int) {
        host.offers.first { $0.label.contains("page: \(page)") }?.complete(outcome)
      }
      complete(3, 2)
      complete(1, 0)
      complete(2, 1)
      #expect(try await first.value == "page 1")
      await #expect(throws: Failure()) { try await second.value }
      await #expect(throws: CancellationError.self) { try await third.value }
      service.stub.request.returns("now").immediately()
      #expect(try await service.request(page: 4) == "now")
    }
  }

  @Test func emptyValuesOnlyWhenAskedFor() async throws {
    let service = PageServiceSpy()
    service.whenUnstubbed(.returnsEmptyValues)
    #expect(service.sum(a: 1, b: 2) == 0)
    #expect(try await service.request(page: 1) == "")
    #expect(service.title == "")
  }
}

/// A rehearsal that leaves every choice to the test.
final class ChoosingHost: RehearsalHost {
  private let state = Locked<[PendingAnswer]>([])
  var offers: [PendingAnswer] { state.value }
  let now = Duration.zero

  func sleep(until deadline: Duration) async throws {}
  func offer(_ answer: PendingAnswer) -> UInt64 {
    state.change { $0.append(answer) }
    return UInt64(offers.count)
  }
  func withdraw(_ answer: UInt64) {}
  func record(_ issue: RecordedIssue) {}
  func trace(_ entry: TraceEntry) {}
}
