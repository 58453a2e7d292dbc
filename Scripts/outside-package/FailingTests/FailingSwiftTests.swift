import RehearsalDoubles
import Testing

// Every test here fails: each failure must be reported at the line with the mark.
struct FailingSwiftTests {
  let service = ServiceSpy()

  @Test func unstubbed() {
    let caller = Caller(service: service)
    _ = caller.title()  // fails here
  }

  @Test func wrongCalls() {
    service.hide()
    service.expectCalls([.hide, .load(page: 1)])  // fails here
  }

  @Test func wrongOrder() {
    service.hide()
    expectOrder(service.received(.hide), service.received(.load(page: .any)))  // fails here
  }

  @Test func moreCalls() {
    service.hide()
    service.expectNoMoreCalls()  // fails here
  }

  @Test func neverCalled() async {
    await service.called(.hide, within: .milliseconds(1))  // fails here
  }
}
