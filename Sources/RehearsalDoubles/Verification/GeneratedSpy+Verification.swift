extension GeneratedSpy {
  /// Waits until the double has been called, earlier calls included. Driven by the calls, not by
  /// polling. Fails the test when the limit is reached.
  ///
  /// - Parameters:
  ///   - call: the call.
  ///   - times: how often.
  ///   - limit: how long to wait, in the test's clock: virtual time inside a rehearsal. Without it 60 s,
  ///     and inside a rehearsal no limit, because the rehearsal itself reports what is stuck.
  ///   - fileID: where the test waits.
  ///   - filePath: where the test waits.
  ///   - line: where the test waits.
  ///   - column: where the test waits.
  /// - Returns: whether the call came.
  @discardableResult
  public nonisolated(nonsending) func called(
    _ call: RecordedCall, times: Int = 1, within limit: Duration? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) async -> Bool {
    await spyRecorder.wait(
      for: call.record, times: times, within: limit,
      at: .init(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Checks that the double was called so often, whatever came between.
  ///
  /// - Parameters:
  ///   - call: the call, with or without matchers.
  ///   - times: how often exactly; nil: at least once.
  ///   - fileID: where the test checks.
  ///   - filePath: where the test checks.
  ///   - line: where the test checks.
  ///   - column: where the test checks.
  public nonisolated func expectCalled(
    _ call: RecordedCall, times: Int? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    spyRecorder.expectCalled(
      call.record, times: times,
      at: .init(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Checks that the double has received exactly these calls, in this order. A failure shows both lists
  /// side by side.
  ///
  /// - Parameters:
  ///   - expected: the calls, with or without matchers.
  ///   - fileID: where the test checks.
  ///   - filePath: where the test checks.
  ///   - line: where the test checks.
  ///   - column: where the test checks.
  public nonisolated func expectCalls(
    _ expected: [RecordedCall],
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    spyRecorder.expectCalls(
      expected.map(\.record),
      at: .init(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Checks that every call of this double has been verified: by ``expectCalled(_:times:fileID:filePath:line:column:)``,
  /// ``expectCalls(_:fileID:filePath:line:column:)``, ``called(_:times:within:fileID:filePath:line:column:)``
  /// or `expectOrder`.
  ///
  /// - Parameters:
  ///   - fileID: where the test checks.
  ///   - filePath: where the test checks.
  ///   - line: where the test checks.
  ///   - column: where the test checks.
  public nonisolated func expectNoMoreCalls(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    spyRecorder.expectNoMoreCalls(
      at: .init(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// A call of this double, for `expectOrder` and `expectTranscript`.
  ///
  /// - Parameter call: the call, with or without matchers.
  /// - Returns: the call with its double.
  public nonisolated func received(_ call: RecordedCall) -> ReceivedCall {
    ReceivedCall(recorder: spyRecorder, expected: call.record)
  }
}
