import CRehearsal
import RehearsalHooks

/// Runs a body under many schedules, and reports what it found. Fails nothing.
///
/// ```swift
/// let report = explore(.schedules(2_000), order: .jobs) {
///   let account = Account(balance: 100)
///   async let first: Void = account.withdraw(80)
///   async let second: Void = account.withdraw(80)
///   _ = await (first, second)
///   if await account.balance < 0 { throw Overdrawn() }
/// }
/// print(report)
/// ```
///
/// It is an ordinary synchronous function: call it in Swift Testing, in XCTest or in a plain executable.
/// In Swift Testing a failed expectation, elsewhere a thrown error or a double's complaint, is a failure of
/// the schedule in which it happens. The body runs many times, so it should make everything it needs.
///
/// Time is virtual inside; nothing waits. The rehearsal owns the real main queue while it runs, so that
/// main-actor state is safe. It must not be called while the main thread is blocked, nor inside another
/// rehearsal.
///
/// - Parameters:
///   - budget: how much to try.
///   - order: how fine the choices are.
///   - foreignWork: what to do with work that comes back from a thread that the rehearsal does not own.
///   - usesMainActor: false lets rehearsals run in parallel; code of the main actor then fails them.
///   - seed: where the random strategies begin; the same seed tries the same schedules.
///   - location: where a problem is reported that no expectation has recorded.
///   - body: what to run. Isolate it (`{ @MainActor in ... }`) as the code under test needs.
/// - Returns: how many schedules ran and failed, and the smallest that fails.
/// - Complexity: linear in the number of schedules; memory does not grow with it.
@discardableResult
public func explore(
  _ budget: ExplorationBudget = .standard, order: ScheduleOrder = .completion,
  foreignWork: ForeignWork = .refused, usesMainActor: Bool = true, seed: UInt64 = 0,
  at location: RecordedIssue.Location = .init(),
  _ body: @escaping @Sendable () async throws -> Void
) -> ExplorationReport {
  let settings = ConductorSettings(
    order: order, foreignWork: foreignWork, usesMainActor: usesMainActor)
  return Exploration(settings: settings, budget: budget, seed: seed, location: location).run(body)
}
