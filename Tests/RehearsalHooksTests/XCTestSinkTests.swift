import RehearsalHooks
import Synchronization
import XCTest

/// The sink inside XCTest: the failure is caught on its way, or this very test would fail.
final class XCTestSinkTests: XCTestCase {
  private let failures = Mutex<[String]>([])

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    failures.withLock { $0.append("\(filePath):\(lineNumber): \(description)") }
  }

  func testTheCurrentCaseFailsAtTheGivenPlace() {
    let places = [("/App/Pager.swift", 7), ("/App/Größe.swift", 8), ("/App/Pager.swift", 9)]
    for (path, line) in places {
      let place = RecordedIssue.Location(fileID: "App/x", filePath: path, line: line, column: 1)
      IssueSink.record("late", at: place)
    }
    let caught = failures.withLock { failures in
      defer { failures = [] }
      return failures
    }
    let expected = places.map { "\($0):\($1): failed - late" }
    if caught != expected {
      super.recordFailure(
        withDescription: "caught \(caught), expected \(expected)", inFile: #filePath, atLine: #line,
        expected: true)
    }
  }
}
