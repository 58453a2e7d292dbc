import Rehearsal
import Testing

/// What must hold does not.
struct Violation: Error, CustomStringConvertible {
  let description: String
}

func hold(_ condition: Bool, _ message: @autoclosure () -> String) throws {
  if !condition { throw Violation(description: message()) }
}

/// Expects that a scenario holds in every order in which answers, timers and taps can come: all of them,
/// none left out.
func expectAlwaysHolds(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ scenario: @escaping @Sendable () async throws -> Void
) {
  let report = explore(.schedules(20_000), scenario)
  #expect(report.failures == 0, "\(report)", sourceLocation: sourceLocation)
  #expect(report.isExhaustive, "\(report)", sourceLocation: sourceLocation)
  #expect(report.schedules > 1, "there is something to choose", sourceLocation: sourceLocation)
}

/// Expects that a scenario holds also where the jobs of the pool overtake each other, in as many orders as
/// the standard budget allows.
func expectHoldsAmongJobs(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ scenario: @escaping @Sendable () async throws -> Void
) {
  let report = explore(.standard, order: .jobs, scenario)
  #expect(report.failures == 0, "\(report)", sourceLocation: sourceLocation)
}

/// Expects that a scenario's rehearsal finds what is wrong, by a violation of the scenario and by nothing
/// else, though the ordinary order may hide it.
func expectFindsBug(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ scenario: @escaping @Sendable () async throws -> Void
) {
  let report = explore(.standard, scenario)
  let text = report.smallestFailure.map { "\($0)" } ?? "nothing was found: \(report)"
  let isViolation = text.contains("late:") || text.contains("broken:")
  #expect(isViolation, "\(text)", sourceLocation: sourceLocation)
}
