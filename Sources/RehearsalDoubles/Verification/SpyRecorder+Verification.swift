import RehearsalHooks

// What doubles and the static members of their types have in common.

extension SpyRecorder {
  /// Waits for a call, and fails the test if it does not come.
  nonisolated(nonsending) func wait(
    for call: CallRecord, times: Int, within limit: Duration?, at location: RecordedIssue.Location
  ) async -> Bool {
    CurrentObserver.countExpectation()
    let limit = limit ?? WaitLimit.standard
    let came = await transcript.wait(for: call, of: self, times: times, limit: limit)
    if came {
      verify(matching: call)
    } else {
      IssueSink.record(
        "\(identity.name).\(call) was not called \(WaitLimit.reason(limit)).\n"
          + CallList.received(records),
        at: location)
    }
    return came
  }

  func expectCalled(_ call: CallRecord, times: Int?, at location: RecordedIssue.Location) {
    CurrentObserver.countExpectation()
    let count = verify(matching: call)
    guard times.map({ $0 != count }) ?? (count == 0) else { return }
    let wanted = times.map { "\($0) times" } ?? "at least once"
    IssueSink.record(
      "\(identity.name).\(call) was called \(count) times, expected \(wanted).\n"
        + CallList.received(records),
      at: location)
  }

  func expectCalls(_ expected: [CallRecord], at location: RecordedIssue.Location) {
    CurrentObserver.countExpectation()
    let actual = records
    verifyAll()
    let isEqual =
      expected.count == actual.count && zip(expected, actual).allSatisfy { $0.matches($1) }
    guard !isEqual else { return }
    IssueSink.record(
      "\(identity.name) was not called as expected:\n"
        + CallList.sideBySide(expected: expected, actual: actual),
      at: location)
  }

  func expectNoMoreCalls(at location: RecordedIssue.Location) {
    CurrentObserver.countExpectation()
    let rest = transcript.unverified.filter { $0.double === identity }
    guard !rest.isEmpty else { return }
    IssueSink.record(
      "\(identity.name) was called without the test expecting it:\n"
        + CallList.lines(rest.map(\.description)),
      at: location)
  }

  /// Marks the calls that match as verified, and counts them.
  @discardableResult
  func verify(matching expected: CallRecord) -> Int {
    let own = transcript.records.enumerated().filter { $0.element.double === identity }
    let matching = own.dropFirst(forgotten).filter { $0.element.matches(expected) }
    transcript.verify(matching.map(\.offset))
    return matching.count
  }

  func verifyAll() {
    let records = transcript.records
    transcript.verify(records.indices.filter { records[$0].double === identity })
  }
}
