import RehearsalHooks

/// Explores completion orders without control of the runtime: on any platform, for code whose answers and
/// time are injected.
///
/// It varies when the answers of doubles (and ``answer(_:_:)``) come, with which outcome, and the order of
/// sleeps on `CurrentClock`. Jobs run as the platform runs them; `Task.sleep` takes real time and is not
/// seen. A detached task loses sight of the rehearsal.
///
/// Nobody can say exactly when a program rests that nobody controls. So the body counts as resting when some
/// milliseconds, and many turns of the main actor and of the pool, have passed without a request. That this
/// was too early shows when the same choices lead to other options, or a failure does not come again: then
/// everything starts again with twice the patience, and after five times the report says nondeterministic.
/// A task that always computes for longer than some milliseconds between two requests may be overtaken.
public enum PortableRehearsal {
  /// Runs a body under many completion orders, and reports what it found.
  ///
  /// - Parameters:
  ///   - budget: how much to try; only the number of schedules counts here.
  ///   - seed: where the random walk begins.
  ///   - body: what to run. It awaits injected answers, and sleeps on `CurrentClock` only.
  /// - Returns: how many schedules ran and failed, and the failure with the fewest surprising choices.
  /// - Complexity: linear in the number of schedules.
  public static func explore(
    _ budget: ExplorationBudget = .standard, seed: UInt64 = 0,
    _ body: @escaping @Sendable () async throws -> Void
  ) async -> ExplorationReport {
    let limits = ExplorationEnvironment.current.budget(budget)
    var patience = 1
    while true {
      let search = PortableSearch(
        schedules: limits.schedules, exhaustive: limits.exhaustive, seed: seed, body: body)
      do {
        return try await search.run(patience: patience)
      } catch {
        patience *= 2
        if patience > mostPatience { return search.reportOfNondeterminism() }
      }
    }
  }

  private static let mostPatience = 16
}
