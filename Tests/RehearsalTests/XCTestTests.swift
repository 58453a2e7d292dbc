import Foundation
import Rehearsal
import Synchronization
import Testing
import XCTest

/// Rehearsals inside XCTest: failures are caught on their way, or these very tests would fail.
final class XCTestTests: XCTestCase {
  private let failures = Mutex<[String]>([])

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    failures.withLock { $0.append("\(lineNumber): \(description)") }
  }

  func testRehearseFailsOnceAtTheCallersLine() {
    let line = #line + 1
    rehearse { try await Self.stale() }
    check(failures.withLock { $0 }, at: line)
  }

  func testRehearseWorksInAnAsynchronousTest() async {
    let line = #line + 1
    rehearse { try await Self.stale() }
    check(failures.withLock { $0 }, at: line)
  }

  func testWhatHoldsPasses() {
    rehearse(order: .jobs) { @MainActor in
      MainActor.assertIsolated()
      await Task { await Task.yield() }.value
    }
    let caught = failures.withLock { $0 }
    if !caught.isEmpty { complain("\(caught)") }
  }

  private func check(_ caught: [String], at line: Int) {
    let isRight =
      caught.count == 1 && caught[0].hasPrefix("\(line): ")
      && caught[0].contains("1 of all 2 schedules fail")
    if !isRight { complain("caught \(caught)") }
  }

  private func complain(_ message: String) {
    super.recordFailure(withDescription: message, inFile: #filePath, atLine: #line, expected: true)
  }

  private static func stale() async throws {
    let log = Log()
    for name in ["a", "b"] {
      Task { log.add(try await answer(name, .success(name))) }
    }
    await settled()
    if log.lines.last != "b" { throw CancellationError() }
  }
}

/// Tests that fail, for the tests below, which run them in a process of their own.
final class FailingXCTests: XCTestCase {
  static let switchedOn = "REHEARSAL_FAILING_TESTS"

  override func setUpWithError() throws {
    try XCTSkipIf(ProcessInfo.processInfo.environment[Self.switchedOn] == nil)
  }

  func testAssertions() {
    rehearse {
      let log = Log()
      for name in ["a", "b", "c"] {
        Task { log.add(try await answer(name, .success(name))) }
      }
      await settled()
      XCTAssertEqual(log.lines.last, "c", "the last one wins")
      XCTAssertNotEqual(log.lines.first, "c")
    }
  }

  func testUnwrapping() async {
    rehearse {
      _ = try XCTUnwrap(nil as Int?)
      note("never")
    }
  }

  func testOutside() {
    XCTAssertTrue(false, "outside")
    rehearse { XCTAssertTrue(true) }
  }
}

/// The same for Swift Testing.
@Suite(.enabled(if: ProcessInfo.processInfo.environment[FailingXCTests.switchedOn] != nil))
struct FailingTests {
  @Test(.rehearsed) func aTrait() async {
    Task { _ = try await answer("load", .success(1), .failure(CancellationError())) }
    await settled()
    #expect(Bool(false), "in the body")
  }
}

@Suite struct ReportTests {
  private func lines(_ arguments: String...) throws -> (lines: [Substring], status: Int32) {
    let output = try Process.output(
      of: URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent, arguments: arguments,
      variables: [FailingXCTests.switchedOn: "1"])
    return ((output.text + output.error).split(separator: "\n"), output.status)
  }

  /// However many schedules fail, and however often in each: one failure, at the caller's line.
  @Test(arguments: [
    ("testAssertions", 69, "4 of all 6 schedules fail", "XCTestTests.swift:75: XCTAssert"),
    ("testUnwrapping", 81, "1 of all 1 schedules fail", "XCTestTests.swift:82: XCTUnwrap failed"),
  ])
  func assertionsOfXCTestFailTheirScheduleOnly(
    name: String, line: Int, count: String, place: String
  ) throws {
    let output = try lines("RehearsalTests.FailingXCTests/\(name)")
    let errors = output.lines.filter { $0.contains(": error: ") }
    #expect(errors.count == 1, "\(output.lines)")
    #expect(errors.first?.contains("XCTestTests.swift:\(line): error:") == true)
    #expect(errors.first?.contains(count) == true)
    #expect(output.lines.contains { $0.contains(place) })
    #expect(!output.lines.contains { $0.contains("never") })
    #expect(output.status != 0)
  }

  @Test func outsideARehearsalAssertionsFailTheirTest() throws {
    let output = try lines("RehearsalTests.FailingXCTests/testOutside")
    let errors = output.lines.filter { $0.contains(": error: ") }
    #expect(errors.count == 1, "\(output.lines)")
    #expect(errors.first?.contains("XCTestTests.swift:88: error:") == true)
  }

  @Test func theTimelineIsAttached() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "rehearsal-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = try lines(
      "--testing-library", "swift-testing", "--filter", "FailingTests/aTrait",
      "--attachments-path", folder.path())
    #expect(output.lines.count { $0.contains("recorded an issue") } == 1, "\(output.lines)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    #expect(files.count == 1)
    let name = try #require(files.first)
    #expect(name.hasPrefix("timeline-als.") && name.hasSuffix(".html"))
    let page = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    #expect(page.contains("in the body"))
  }
}
