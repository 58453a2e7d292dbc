import RehearsalDoubles
import Testing

struct UnstubbedTests {
  @Test func aMemberThatCanThrowThrows() async {
    let service = PageServiceSpy()
    service.stub.request(page: 2).returns("two")
    service.stub.request(page: .where { $0 > 9 }).returns("many")
    await withKnownIssue {
      await #expect(throws: UnstubbedCall.self) { try await service.request(page: 7) }
    } matching: { issue in
      issue.text.hasPrefix(
        """
        PageServiceSpy.request(page: 7) has no stub that accepts it.
        The nearest stubs:
          request(page: 2)   differs in page
          request(page: .where { })   differs in page
        It was called from
        """) && issue.sourceLocation?.fileID == #fileID
    }
  }

  @Test func anotherReturnsAnEmptyValueAfterTheFailure() {
    let service = PageServiceSpy()
    withKnownIssue {
      #expect(service.sum(a: 1, b: 2) == 0)
    } matching: {
      $0.text.contains("The member has no stub at all. Give it one: stub.sum.returns(...)")
    }
    #expect(service.calls == [.sum(a: 1, b: 2)])
  }

  @Test func theCallerIsNamed() {
    let service = PageServiceSpy()
    withKnownIssue {
      _ = Caller(service: service).total()
    } matching: {
      $0.text.contains("Caller.total() at UnstubbedTests.swift:")
    }
  }
}

/// Whatever is in memory: an empty value is made in memory that the runtime handles itself.
struct VoidTests {
  @Spy protocol Member: Sendable {
    func run()
    func runThrowing() throws
    func runAsync() async
    func runAsyncThrowing() async throws
    @MainActor func runOnMainActor()
    func runTyped() throws(Failure)
    func runChanging(_ number: inout Int)
  }

  @Test func aMemberWithoutResultAnswersWithoutStub() async throws {
    let spy = MemberSpy()
    for round in 0..<200 {
      noise(round)
      spy.run()
      try spy.runThrowing()
      await spy.runAsync()
      try await spy.runAsyncThrowing()
      await spy.runOnMainActor()
      try spy.runTyped()
      var number = round
      spy.runChanging(&number)
    }
    #expect(spy.calls.count == 1_400)
  }

  /// Leaves bytes of all kinds on the stack.
  @inline(never) private func noise(_ round: Int) {
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { bytes in
      for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: round &* (index | 1)) }
    }
  }
}

private struct Caller {
  let service: any PageService
  @inline(never) func total() -> Int { service.sum(a: 1, b: 1) }
}
