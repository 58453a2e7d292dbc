import RehearsalHooks

/// Checks that calls came in this order, across doubles. Other calls may lie between.
///
/// ```swift
/// expectOrder(
///   view.received(.showLoadingStatus), repository.received(.get), view.received(.hideLoadingStatus))
/// ```
///
/// - Parameters:
///   - expected: the calls, with or without matchers.
///   - fileID: where the test checks.
///   - filePath: where the test checks.
///   - line: where the test checks.
///   - column: where the test checks.
public func expectOrder(
  _ expected: ReceivedCall...,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  CurrentObserver.countExpectation()
  guard let transcript = expected.first?.recorder.transcript else { return }
  let records = transcript.records
  var position = 0
  for call in expected {
    guard let found = records[position...].firstIndex(where: call.matches) else {
      let isEarlier = records[..<position].contains(where: call.matches)
      let problem = isEarlier ? "came too early" : "did not come"
      IssueSink.record(
        "\(call) \(problem).\nExpected order:\n\(CallList.lines(expected.map(\.description)))\n"
          + "Transcript:\n\(CallList.lines(records.map(\.qualifiedDescription)))",
        at: .init(fileID: fileID, filePath: filePath, line: line, column: column))
      return
    }
    transcript.verify([found])
    position = found + 1
  }
}

/// Checks that all doubles of the test together have received exactly these calls, in this order.
///
/// - Parameters:
///   - expected: the calls, with or without matchers.
///   - fileID: where the test checks.
///   - filePath: where the test checks.
///   - line: where the test checks.
///   - column: where the test checks.
public func expectTranscript(
  _ expected: ReceivedCall...,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  CurrentObserver.countExpectation()
  let transcript = expected.first?.recorder.transcript ?? .current
  let records = transcript.records
  transcript.verify(records.indices)
  let isEqual =
    records.count == expected.count && zip(expected, records).allSatisfy { $0.matches($1) }
  guard !isEqual else { return }
  IssueSink.record(
    "The transcript is not as expected:\n"
      + CallList.sideBySide(
        expected.map(\.description), records.map(\.qualifiedDescription),
        isEqual: { expected[$0].matches(records[$1]) }),
    at: .init(fileID: fileID, filePath: filePath, line: line, column: column))
}
