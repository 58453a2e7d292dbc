import Rehearsal
import RehearsalHooks

extension ScenarioRun {
  /// Runs a body as this scenario, and hands in what the report needs.
  nonisolated(nonsending) func perform(
    at location: RecordedIssue.Location, _ body: nonisolated(nonsending) () async throws -> Void
  ) async rethrows {
    do {
      try await CurrentObserver.$value.withValue(self) {
        if ScenarioCollector.shared.isActive {
          try await Exploration.$observer.withValue({ self.take($0, $1) }) { try await body() }
        } else {
          try await body()
        }
        finish(at: location)
      }
    } catch {
      finish(throwing: error)
      throw error
    }
    ScenarioCollector.shared.add(self)
  }

  /// The same without waiting for anything.
  func perform(at location: RecordedIssue.Location, _ body: () throws -> Void) rethrows {
    do {
      try CurrentObserver.$value.withValue(self) {
        if ScenarioCollector.shared.isActive {
          try Exploration.$observer.withValue({ self.take($0, $1) }) { try body() }
        } else {
          try body()
        }
        finish(at: location)
      }
    } catch {
      finish(throwing: error)
      throw error
    }
    ScenarioCollector.shared.add(self)
  }

  private func finish(at location: RecordedIssue.Location) {
    guard !hasExpected else { return }
    IssueSink.record("The scenario has no “then”: nothing is expected.", at: location)
  }

  private func finish(throwing error: any Error) {
    fail("It threw: \(error)")
    ScenarioCollector.shared.add(self)
  }
}
