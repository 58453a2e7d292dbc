import Testing

@testable import RehearsalHooks

@Suite struct IssueSinkTests {
  let place = RecordedIssue.Location(
    fileID: "App/Pager.swift", filePath: "/App/Pager.swift", line: 7, column: 3)

  @Test func aRehearsalHearsOfIssuesFirst() {
    let host = HostDouble()
    CurrentHost.$bound.withValue(host) { IssueSink.record("late", at: place) }
    #expect(host.issues == [RecordedIssue("late", at: place)])
  }

  @Test func theSurroundingTestFailsAtTheGivenPlace() {
    withKnownIssue {
      IssueSink.record("late", at: place)
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["late"] && issue.sourceLocation?.line == 7
        && issue.sourceLocation?.fileID == "App/Pager.swift"
    }
  }

  @Test func theDefaultPlaceIsTheCallers() {
    let here = RecordedIssue.Location()
    #expect(here.fileID == #fileID)
    #expect(here.line == #line - 2)
  }

  @Test func anIssueReadsLikeACompilersError() {
    #expect(RecordedIssue("late", at: place).description == "/App/Pager.swift:7:3: error: late")
  }

  @Test(arguments: [
    (true, true, [], true, IssueSink.Destination.rehearsal),
    (false, true, [], true, .swiftTesting),
    (false, false, ["tests", "--testing-library", "swift-testing"], true, .swiftTesting),
    (false, false, ["tests", "--testing-library", "xctest"], true, .xcTest),
    (false, false, ["tests", "--testing-library"], true, .xcTest),
    (false, false, ["tests"], true, .xcTest),
    (false, false, ["tool"], false, .standardError),
  ])
  func destination(
    isRehearsing: Bool, hasTest: Bool, arguments: [String], isLoaded: Bool,
    expected: IssueSink.Destination
  ) {
    let chosen = IssueSink.Destination.choose(
      isRehearsing: isRehearsing, hasCurrentTest: hasTest, arguments: arguments,
      isXCTestLoaded: isLoaded)
    #expect(chosen == expected)
  }
}
