import RehearsalHooks
import Testing

/// Keeps the issues of Swift Testing that a schedule records: they are failures of that schedule, not yet
/// of the test.
enum IssueCapture {
  /// Wraps a body so that issues it records reach the conductor. Outside Swift Testing there are none.
  static func around(
    _ body: @escaping @Sendable () async throws -> Void
  ) -> @Sendable () async throws -> Void {
    guard let test = Test.current, let testCase = Test.Case.current else { return body }
    let trait = IssueHandlingTrait.filterIssues { issue in
      // An issue that another thread records has no schedule, and stays the test's.
      guard let conductor = Conductor.current else { return true }
      if issue.severity >= .error { conductor.problem(problem(issue)) }
      return false
    }
    return { try await trait.provideScope(for: test, testCase: testCase, performing: body) }
  }

  private static func problem(_ issue: Issue) -> Problem {
    let location = issue.sourceLocation.map { place in
      RecordedIssue.Location(
        fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
    }
    let comments = issue.comments.map(\.rawValue).joined(separator: "\n")
    var message = "\(issue)"
    // The description ends with the comments when there are some.
    if !comments.isEmpty, !message.contains(comments) { message += "\n" + comments }
    if let observer = CurrentObserver.value { message += "\n" + observer.place }
    return Problem(.issue, message, at: location)
  }

  /// Whether an error only ends the test since an expectation, which is recorded, has failed.
  static func isExpectationFailure(_ error: any Error) -> Bool {
    error is ExpectationFailedError
  }
}
