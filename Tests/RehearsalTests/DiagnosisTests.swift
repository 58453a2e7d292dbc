import Foundation
import RehearsalHooks
import Synchronization
import Testing

@testable import Rehearsal

/// What goes wrong is told apart, and named.
@Suite struct DiagnosisTests {
  @Test func aTaskThatIsNeverResumedIsStuckAndNamed() throws {
    let line = #line
    let report = explore {
      await Task(name: "loader") {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      }.value
    }
    let message = try #require(report.smallestFailure?.message)
    #expect(message.hasPrefix("stuck"))
    // The continuation, and the line that waits for the task.
    #expect(message.contains("loader (at DiagnosisTests.swift:\(line + 3))"))
    #expect(message.contains("test (at DiagnosisTests.swift:\(line + 4))"))
  }

  @Test func aTaskThatWaitsForTheTestsOwnFunctionsIsPlacedWhereItCalledThem() throws {
    let line = #line
    let report = explore { @MainActor in
      let stuck = Task(name: "reader") { @MainActor in
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        for await _ in stream {}
        continuation.finish()
      }
      Task(name: "user") { _ = try await answer("tap", .success(1)) }
      await settled()
      await stuck.value
    }
    let message = try #require(report.smallestFailure?.message)
    #expect(message.contains("reader (at DiagnosisTests.swift:\(line + 4))"))
    #expect(message.contains("test (at DiagnosisTests.swift:\(line + 9)"))
    // It has its answer.
    #expect(!message.contains("user"))
  }

  @Test func aLoopThatWaitsForNothingIsEndless() throws {
    let report = explore { while !Task.isCancelled { await Task.yield() } }
    #expect(report.smallestFailure?.message.hasPrefix("endless") == true)
  }

  @Test func anObjectThatIsHeldIsLeaked() {
    final class Presenter {
      var itself: Presenter?
    }
    let report = explore {
      let presenter = Presenter()
      presenter.itself = presenter
      expectReleased(presenter)
    }
    #expect(report.smallestFailure?.message.contains("Presenter outlives") == true)
    rehearse {
      let presenter = Presenter()
      expectReleased(presenter)
    }
  }

  @Test func aTaskThatNeverEndsIsLeaked() {
    let report = explore {
      Task(name: "poll") { while true { try await Task.sleep(for: .seconds(1)) } }
    }
    #expect(report.smallestFailure?.message.hasPrefix("work outlives") == true)
    #expect(report.smallestFailure?.message.contains("poll (at DiagnosisTests.swift:") == true)
  }

  @Test func workFromAnotherThreadIsRefusedByName() {
    let report = explore { await callBack() }
    #expect(report.smallestFailure?.message.hasPrefix("uncontrolled") == true)
    let message = report.smallestFailure?.message ?? ""
    #expect(message.contains("\"callback\""))
  }

  @Test func workFromAnotherThreadIsAwaitedWhenAllowed() {
    let report = explore(.schedules(3), foreignWork: .awaited(limit: .seconds(5))) {
      await callBack()
      await MainActor.run { MainActor.assertIsolated() }
    }
    #expect(report.failures == 0, "\(report)")
    let slow = explore(.schedules(1), foreignWork: .awaited(limit: .milliseconds(20))) {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
    #expect(slow.smallestFailure?.message.hasPrefix("stuck") == true)
  }

  @Test func nondeterminismIsNoticed() {
    let runs = Mutex(0)
    let report = explore(order: .jobs) {
      let run = runs.withLock { runs in
        runs += 1
        return runs
      }
      for _ in 0..<run { await Task.yield() }
    }
    #expect(report.smallestFailure?.message.hasPrefix("nondeterministic") == true)
  }

  @Test func mainActorCodeIsRefusedWhereNoneWasDeclared() {
    let report = explore(.schedules(2), usesMainActor: false) { await MainActor.run {} }
    #expect(report.smallestFailure?.message.contains("main actor") == true)
  }

  @Test func theTimelineTellsWhatHappened() throws {
    let report = explore { @MainActor in
      note("begins")
      Trace.record(TraceEntry(.call, lane: "PagerView", "show(\"page 1\")"))
      Task { _ = try await answer("load(page: 2)", .success("page 2")) }
      Task {
        _ = try await answer("load(page: 3)", .success("page 3"), .failure(CancellationError()))
      }
      await settled()
      try await Task.sleep(for: .milliseconds(1500))
      throw CancellationError()
    }
    let lines = try #require(report.smallestFailure).timeline.description
    #expect(
      lines == """
        time       lane           what happens
        0          main           begins
                   PagerView      show("page 1")
                   load(page: 2)  answers: page 2
                   load(page: 3)  answers: page 3
                   test           settled
        1.5 s      clock          wakes test
                   test           threw Swift.CancellationError()
        """)
  }

  @Test func surprisingChoicesAreMarkedAndLinesStayWithinAScreen() throws {
    let report = explore {
      let log = Log()
      for number in 1...3 {
        Task {
          log.add(
            try await answer(
              "request(\(number)) with a long name of its own", .success("\(number)")))
        }
      }
      await settled()
      if log.lines == ["3", "2", "1"] { throw CancellationError() }
    }
    let failure = try #require(report.smallestFailure)
    let lines = failure.timeline.description.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.count { $0.contains("> request") } == failure.surprises)
    #expect(failure.surprises == 2)
  }

  @Test func thePictureIsOneFileThatEscapesWhatItShows() throws {
    let report = explore {
      note("<script>alert(1)</script> & \"more\"")
      throw CancellationError()
    }
    let page = TimelinePicture(report).page
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;"))
    #expect(!page.contains("<script"))
    #expect(page.contains("<svg"))
    #expect(page.contains("prefers-color-scheme: dark"))
    #expect(!page.contains("href="))
    #expect(page.contains(try #require(report.smallestFailure?.token)))
  }

  @Test func outsideARehearsalTheFunctionsSaySo() async {
    await withKnownIssue {
      await settled()
    } matching: {
      $0.comments.first?.rawValue.contains("outside") == true
    }
    withKnownIssue {
      expectReleased(Log())
    } matching: {
      $0.comments.first?.rawValue.contains("outside") == true
    }
    note("nobody listens")
    let value = try? await answer("at once", .success(1))
    #expect(value == 1)
  }

  /// A C library's callback, as it were.
  private func callBack() async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        Thread.current.name = "callback"
        continuation.resume()
      }
    }
  }
}
