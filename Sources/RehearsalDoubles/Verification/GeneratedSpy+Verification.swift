import RehearsalHooks

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
    let transcript = spyRecorder.transcript
    let limit = limit ?? (CurrentHost.value == nil ? .seconds(60) : nil)
    let came = await transcript.wait(
      for: call.record, of: spyRecorder.identity, times: times, limit: limit)
    if came {
      spyRecorder.verify(matching: call.record)
    } else {
      let reason = Task.isCancelled ? "before the test was cancelled" : "within \(limit ?? .zero)"
      IssueSink.record(
        "\(spyRecorder.identity.name).\(call) was not called \(reason).\n"
          + CallList.received(spyRecorder.records),
        at: .init(fileID: fileID, filePath: filePath, line: line, column: column))
    }
    return came
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
    let count = spyRecorder.verify(matching: call.record)
    guard times.map({ $0 != count }) ?? (count == 0) else { return }
    let wanted = times.map { "\($0) times" } ?? "at least once"
    IssueSink.record(
      "\(spyRecorder.identity.name).\(call) was called \(count) times, expected \(wanted).\n"
        + CallList.received(spyRecorder.records),
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
    let actual = spyRecorder.records
    spyRecorder.verifyAll()
    let expected = expected.map(\.record)
    let isEqual =
      expected.count == actual.count && zip(expected, actual).allSatisfy { $0.matches($1) }
    guard !isEqual else { return }
    IssueSink.record(
      "\(spyRecorder.identity.name) was not called as expected:\n"
        + CallList.sideBySide(expected: expected, actual: actual),
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
    let rest = spyRecorder.transcript.unverified.filter { $0.double === spyRecorder.identity }
    guard !rest.isEmpty else { return }
    IssueSink.record(
      "\(spyRecorder.identity.name) was called without the test expecting it:\n"
        + CallList.lines(rest.map(\.description)),
      at: .init(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// A call of this double, for ``expectOrder(_:fileID:filePath:line:column:)`` and
  /// ``expectTranscript(_:fileID:filePath:line:column:)``.
  ///
  /// - Parameter call: the call, with or without matchers.
  /// - Returns: the call with its double.
  public nonisolated func received(_ call: RecordedCall) -> ReceivedCall {
    ReceivedCall(recorder: spyRecorder, expected: call.record)
  }
}

extension SpyRecorder {
  /// Marks the calls that match as verified, and counts them.
  @discardableResult
  func verify(matching expected: CallRecord) -> Int {
    let indices = transcript.records.enumerated().compactMap { index, record in
      record.double === identity && record.matches(expected) ? index : nil
    }
    transcript.verify(indices)
    return indices.count
  }

  func verifyAll() {
    let records = transcript.records
    transcript.verify(records.indices.filter { records[$0].double === identity })
  }
}
