import RehearsalDoubles
import XCTest

// Every test here fails: each failure must be reported at the line with the mark.
final class FailingXCTests: XCTestCase {
  override func invokeTest() { withTranscript { super.invokeTest() } }

  func testUnstubbed() {
    let caller = Caller(service: ServiceSpy())
    _ = caller.title()  // fails here
  }

  func testWrongCalls() {
    let service = ServiceSpy()
    service.hide()
    service.expectCalls([.hide, .load(page: 1)])  // fails here
  }

  func testWrongOrder() {
    let service = ServiceSpy()
    service.hide()
    expectOrder(service.received(.hide), service.received(.load(page: .any)))  // fails here
  }

  func testMoreCalls() {
    let service = ServiceSpy()
    service.hide()
    service.expectNoMoreCalls()  // fails here
  }

  func testNeverCalled() async {
    let service = ServiceSpy()
    XCTAssertTrue(Transcript.current.isEmpty)
    await service.called(.hide, within: .milliseconds(1))  // fails here
  }
}
