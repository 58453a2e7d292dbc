import Foundation
import Testing

/// Where issues go: to the rehearsal that runs, else to the test framework that runs.
public enum IssueSink {
  /// Who hears of an issue.
  enum Destination: Equatable {
    case rehearsal, swiftTesting, xcTest, standardError

    /// Chooses among them. A rehearsal comes first, since it must know which schedule failed. A task
    /// that is detached from its test has no current test: then the arguments that the package manager
    /// starts a test process with tell which framework runs.
    static func choose(
      isRehearsing: Bool, hasCurrentTest: Bool, arguments: [String], isXCTestLoaded: Bool
    ) -> Destination {
      if isRehearsing { return .rehearsal }
      if hasCurrentTest { return .swiftTesting }
      if let option = arguments.firstIndex(of: "--testing-library"),
        arguments[(option + 1)...].first == "swift-testing"
      {
        return .swiftTesting
      }
      return isXCTestLoaded ? .xcTest : .standardError
    }
  }

  /// Reports an issue.
  ///
  /// - Inside a rehearsal it becomes a failure of the schedule that is running.
  /// - In Swift Testing and in XCTest the surrounding test fails at the issue's location.
  /// - In a plain executable it is printed to standard error.
  ///
  /// - Parameters:
  ///   - message: what went wrong.
  ///   - location: where in the test's source.
  public static func record(_ message: String, at location: RecordedIssue.Location) {
    record(RecordedIssue(message, at: location))
  }

  /// Adds the scenario and the step to an issue, if the test has them. Swift Testing's own issues get them
  /// from the scenario's trait.
  private static func located(_ issue: RecordedIssue) -> RecordedIssue {
    guard let observer = CurrentObserver.value else { return issue }
    observer.observe(issue)
    return RecordedIssue("\(issue.message)\n\(observer.place)", at: issue.location)
  }

  /// Reports an issue, as ``record(_:at:)`` does.
  ///
  /// - Parameter issue: what went wrong, and where.
  public static func record(_ issue: RecordedIssue) {
    let host = CurrentHost.value
    let issue = located(issue)
    let destination = Destination.choose(
      isRehearsing: host != nil, hasCurrentTest: Test.current != nil,
      arguments: CommandLine.arguments, isXCTestLoaded: XCTestFailure.isLoaded)
    switch destination {
    case .rehearsal:
      host?.record(issue)
    case .swiftTesting:
      let location = issue.location
      Issue.record(
        Comment(rawValue: issue.message),
        sourceLocation: Testing.SourceLocation(
          fileID: location.fileID, filePath: location.filePath, line: location.line,
          column: location.column))
    case .xcTest:
      XCTestFailure.record(issue)
    case .standardError:
      FileHandle.standardError.write(Data("\(issue)\n".utf8))
    }
  }
}
