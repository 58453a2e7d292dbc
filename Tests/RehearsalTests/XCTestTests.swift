import Rehearsal
import Synchronization
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
