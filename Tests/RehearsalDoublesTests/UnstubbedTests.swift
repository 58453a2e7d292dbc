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

private struct Caller {
  let service: any PageService
  @inline(never) func total() -> Int { service.sum(a: 1, b: 1) }
}
