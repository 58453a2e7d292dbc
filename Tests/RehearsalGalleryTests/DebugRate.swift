import Foundation
import Rehearsal
import RehearsalGallery
import Testing

/// Schedules a second in debug under Swift Testing. Asserts nothing about time; `make bench` runs it and takes
/// what it prints.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["REHEARSAL_MEASURE"] != nil))
struct DebugRate {
  @Test func viewModel() {
    measure("view-model-8x8-debug-in-a-test", MeasuredProgram.viewModel)
    measure("view-model-8x8-debug-in-a-test-expecting") { @MainActor in
      let values = await MeasuredProgram.loadedViewModel()
      #expect(values == [8, 8, 8, 8, 8, 8, 8, 8])
    }
  }

  private func measure(_ name: String, _ program: @escaping @Sendable () async throws -> Void) {
    var best = 0.0
    for _ in 0..<3 {
      let begin = ContinuousClock.now
      let report = explore(.schedules(10_000), order: .jobs, program)
      #expect(report.failures == 0)
      best = max(best, Double(report.schedules) / ((ContinuousClock.now - begin) / .seconds(1)))
    }
    print("bench", name, String(format: "%.0f", best), "schedules/s")
  }
}
