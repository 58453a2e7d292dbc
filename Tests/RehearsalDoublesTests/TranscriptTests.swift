import RehearsalDoubles
import Testing

@MainActor struct TranscriptTests {
  let view = ProductsViewSpy()
  let service = PageServiceSpy()

  @Test func oneTranscriptForAllDoubles() async throws {
    service.stub.request.returns("a")
    view.showLoadingStatus()
    _ = try await service.request(page: 1)
    view.hideLoadingStatus()
    #expect(
      "\(Transcript.current)" == """
        ProductsViewSpy.showLoadingStatus
        PageServiceSpy.request(page: 1)
        ProductsViewSpy.hideLoadingStatus
        """)
    expectOrder(
      view.received(.showLoadingStatus), service.received(.request(page: .any)),
      view.received(.hideLoadingStatus))
    expectTranscript(
      view.received(.showLoadingStatus), service.received(.request(page: 1)),
      view.received(.hideLoadingStatus))
  }

  @Test func secondDoubleOfATypeHasANumber() {
    let other = ProductsViewSpy()
    view.showLoadingStatus()
    other.showLoadingStatus()
    #expect(
      "\(Transcript.current)" == """
        ProductsViewSpy.showLoadingStatus
        ProductsViewSpy #2.showLoadingStatus
        """)
    #expect(view.calls.count == 1)
  }

  @Test func wrongOrderIsExplained() {
    view.hideLoadingStatus()
    view.showLoadingStatus()
    expectIssue(
      """
      ProductsViewSpy.hideLoadingStatus came too early.
      Expected order:
        ProductsViewSpy.showLoadingStatus
        ProductsViewSpy.hideLoadingStatus
      Transcript:
        ProductsViewSpy.hideLoadingStatus
        ProductsViewSpy.showLoadingStatus
      """
    ) {
      expectOrder(view.received(.showLoadingStatus), view.received(.hideLoadingStatus))
    }
  }

  @Test func wrongCallsAreShownSideBySide() {
    view.show(title: "Products")
    view.hideLoadingStatus()
    expectIssue(
      """
      ProductsViewSpy was not called as expected:
         expected                | actual
         show(title: "Products") | show(title: "Products")
      -> showLoadingStatus       | -
         hideLoadingStatus       | hideLoadingStatus
      """
    ) {
      view.expectCalls([.show(title: "Products"), .showLoadingStatus, .hideLoadingStatus])
    }
    view.expectCalls([.show(title: .any), .hideLoadingStatus])
  }

  @Test func aCallTooManyIsOneDifference() {
    view.showLoadingStatus()
    view.showLoadingStatus()
    view.show(title: "a")
    view.hideLoadingStatus()
    expectIssue(
      """
      ProductsViewSpy was not called as expected:
         expected          | actual
         showLoadingStatus | showLoadingStatus
      -> -                 | showLoadingStatus
         show(title: "a")  | show(title: "a")
         hideLoadingStatus | hideLoadingStatus
      """
    ) {
      view.expectCalls([.showLoadingStatus, .show(title: "a"), .hideLoadingStatus])
    }
  }

  @Test func longCallsAreShownOneBelowTheOther() {
    let names = ["A", "B"].map { Product(name: String(repeating: $0, count: 40)) }
    view.showLoadingStatus()
    view.show(products: [names[0]])
    view.showDetail(for: names[1])
    let (a, b) = (names[0], names[1])
    expectIssue(
      """
      ProductsViewSpy was not called as expected:
         showLoadingStatus
      -> expected show(products: [\(b)])
         actual   show(products: [\(a)])
         showDetail(for: \(b))
         expected hideLoadingStatus
         actual   -
      """
    ) {
      view.expectCalls([
        .showLoadingStatus, .show(products: [b]), .showDetail(for: b), .hideLoadingStatus,
      ])
    }
  }

  @Test func noMoreCalls() {
    view.show(title: "a")
    view.showLoadingStatus()
    view.expectCalled(.show(title: "a"), times: 1)
    expectIssue(
      """
      ProductsViewSpy was called without the test expecting it:
        showLoadingStatus
      """
    ) { view.expectNoMoreCalls() }
    view.expectCalled(.showLoadingStatus)
    view.expectNoMoreCalls()
    expectIssue(
      """
      ProductsViewSpy.hideLoadingStatus was called 0 times, expected at least once.
      It was called with:
        show(title: "a")
        showLoadingStatus
      """
    ) { view.expectCalled(.hideLoadingStatus) }
  }

  @Test func callsMayBeForgotten() async {
    let other = ProductsViewSpy()
    other.showLoadingStatus()
    view.show(title: "a")
    view.showLoadingStatus()
    view.forgetCalls()
    view.expectNoMoreCalls()
    #expect(view.calls == [])
    #expect(view.stub.showTitle.captured.isEmpty)
    view.expectCalled(.showLoadingStatus, times: 0)
    #expect(other.calls == [.showLoadingStatus])
    async let called = view.called(.showLoadingStatus)
    await Task.yield()
    view.showLoadingStatus()
    #expect(await called)
    view.expectCalls([.showLoadingStatus])
    #expect(Transcript.current.records.count == 4)
  }

  @Test func waitingIsDrivenByTheCall() async {
    let view = view
    Task {
      view.showLoadingStatus()
      await Task.yield()
      view.hideLoadingStatus()
      view.hideLoadingStatus()
    }
    await view.called(.hideLoadingStatus, times: 2)
    #expect(view.calls == [.showLoadingStatus, .hideLoadingStatus, .hideLoadingStatus])
    await view.called(.showLoadingStatus)
  }

  @Test func waitingEndsAtTheLimit() async {
    await withKnownIssue {
      await view.called(.hideLoadingStatus, within: .milliseconds(1))
    } matching: {
      $0.text.hasPrefix("ProductsViewSpy.hideLoadingStatus was not called within 0.001 seconds")
    }
  }

  @Test func aTranscriptOfOnesOwn() {
    let text = withTranscript {
      let view = ProductsViewSpy()
      view.showLoadingStatus()
      return Transcript.current.description
    }
    #expect(text == "ProductsViewSpy.showLoadingStatus")
    #expect(Transcript.current.isEmpty)
  }

  @Test(.transcript, arguments: [1, 2]) func casesWithAlikeArguments(_: Int) {
    view.showLoadingStatus()
    #expect(Transcript.current.records.isEmpty || view.calls.count == 1)
    let own = ProductsViewSpy()
    own.hideLoadingStatus()
    #expect(Transcript.current.records.last?.description == "hideLoadingStatus")
  }

}

/// Checks the text of an issue that the body records.
func expectIssue(_ text: String, _ body: () -> Void) {
  withKnownIssue(nil) {
    body()
  } matching: {
    $0.text == text
  }
}

extension Issue {
  /// What the issue says.
  var text: String { comments.map(\.rawValue).joined(separator: "\n") }
}
