import Rehearsal
import Testing
import Turntable

/// A source whose frames come in every order, or fail.
private struct RehearsedSource: TurntableSource {
  struct Broken: Error {}

  var canFail = false

  func frame(at angle: TurntableAngle) async throws -> TurntableFrame {
    let frame = TurntableFrame.sample(angle.step)
    guard canFail else { return try await answer("frame \(angle.step)", .success(frame)) }
    return try await answer("frame \(angle.step)", .success(frame), .failure(Broken()))
  }
}

/// Shows each frame as it comes, as a naive presenter would: what the rehearsal must find.
@MainActor
private final class NaiveTurntable {
  private let view: any TurntableView
  private let source = RehearsedSource()
  private var angle = TurntableAngle.front

  init(view: any TurntableView) { self.view = view }

  func turn(by steps: Int) {
    angle = angle.turned(by: steps)
    Task { [angle, view] in view.show(frame: try await source.frame(at: angle)) }
  }
}

@MainActor
@Suite("A turntable, in every order in which frames can come", .serialized)
struct TurntableRehearsalTests {
  @Test("never goes back to an older frame, and ends at the newest")
  func lateFrames() {
    rehearse { @MainActor in
      let view = TurntableViewSpy()
      let presenter = TurntablePresenter(view: view, source: RehearsedSource())
      presenter.start()
      for _ in 0..<4 {
        Task {
          try await moment("turn")
          presenter.turn(by: 1)
        }
      }
      await settled()
      #expect(view.steps == view.steps.sorted())
      #expect(view.steps.last == 4)
      #expect(!view.isLoading)
    }
  }

  @Test("ends with a frame or a message, and never goes on loading, whatever fails")
  func failures() {
    rehearse { @MainActor in
      let view = TurntableViewSpy()
      let presenter = TurntablePresenter(view: view, source: RehearsedSource(canFail: true))
      presenter.start()
      for _ in 0..<3 {
        Task {
          try await moment("turn")
          presenter.turn(by: 1)
        }
      }
      await settled()
      #expect(view.steps == view.steps.sorted())
      #expect(!view.isLoading)
      let hasComplained = view.calls.contains {
        if case .showError = $0 { true } else { false }
      }
      #expect(view.steps.last == 3 || hasComplained)
    }
  }

  @Test("would go back without the numbers of requests: the rehearsal finds it")
  func naive() {
    let report = explore { @MainActor in
      let view = TurntableViewSpy()
      let turntable = NaiveTurntable(view: view)
      turntable.turn(by: 1)
      turntable.turn(by: 1)
      await settled()
      if view.steps != view.steps.sorted() { throw RehearsedSource.Broken() }
    }
    #expect(report.failures > 0, "\(report)")
  }
}
