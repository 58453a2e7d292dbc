import RehearsalHooks
import Synchronization
import Testing

@testable import Rehearsal

/// The trait reruns bodies, on the main actor or not, with arguments or without.
@Suite(.serialized) struct TraitTests {
  static let runs = Mutex<[String: Int]>([:])
  static func count(_ name: String) { runs.withLock { $0[name, default: 0] += 1 } }

  @MainActor @Test(.rehearsed) func onTheMainActor() async {
    Self.count("main")
    MainActor.assertIsolated()
    await settled()
    #expect(CurrentClock().now.offset == .zero)
  }

  @Test(.rehearsed(order: .jobs)) func offTheMainActor() async {
    Self.count("pool")
    for _ in 0..<2 {
      Task { await Task.yield() }
    }
    await settled()
  }

  @Test(.rehearsed(.schedules(10)), arguments: [1, 2, 3]) func withArguments(number: Int)
    async throws
  {
    Self.count("argument \(number)")
    _ = try await answer("\(number)", .success(number))
  }

  @Test func theyHaveRunOftenEnough() {
    let runs = Self.runs.withLock { $0 }
    #expect(runs["pool", default: 0] >= 6)
    #expect(runs["main", default: 0] >= 1)
    #expect((1...3).allSatisfy { runs["argument \($0)", default: 0] >= 1 })
  }

  @Test func rehearseFailsItsTestOnceAtTheCallersLine() {
    let line = #line + 2
    withKnownIssue {
      rehearse { throw CancellationError() }
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.first?.rawValue.contains("REHEARSAL_TOKEN=") == true
    }
  }

  @Test func aFailingSuiteOfSchedulesIsOneIssue() {
    let issues = Mutex(0)
    withKnownIssue {
      rehearse(.schedules(100), order: .jobs) {
        for _ in 0..<3 {
          Task { #expect(Bool(false)) }
        }
        await settled()
      }
    } matching: { issue in
      // The expectations of the schedules are asked about as well, before they are caught.
      if issue.comments.first?.rawValue.contains("schedules fail") == true {
        issues.withLock { $0 += 1 }
      }
      return true
    }
    #expect(issues.withLock { $0 } == 1)
  }
}
