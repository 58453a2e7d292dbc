import RehearsalHooks

/// Runs a body under many schedules, and fails the surrounding test if any of them fails.
///
/// ```swift
/// @Test func onlyTheLatestPageIsShown() {
///   rehearse { @MainActor in
///     let presenter = PagerPresenter(service: SlowService())
///     presenter.next()
///     presenter.next()
///     await settled(within: .seconds(5))
///     #expect(presenter.shown == "page 3")
///   }
/// }
/// ```
///
/// The test fails once, at the caller's line, however many schedules fail: with the smallest failing
/// schedule as a timeline, and the token that replays it. Apart from that it is ``explore(_:order:foreignWork:usesMainActor:seed:at:_:)``.
///
/// - Parameters:
///   - budget: how much to try.
///   - order: how fine the choices are.
///   - foreignWork: what to do with work that comes back from a thread that the rehearsal does not own.
///   - usesMainActor: false lets rehearsals run in parallel; code of the main actor then fails them.
///   - seed: where the random strategies begin.
///   - fileID: the caller's module and file.
///   - filePath: the caller's file.
///   - line: the caller's line.
///   - column: the caller's column.
///   - body: what to run.
/// - Complexity: linear in the number of schedules.
public func rehearse(
  _ budget: ExplorationBudget = .standard, order: ScheduleOrder = .completion,
  foreignWork: ForeignWork = .refused, usesMainActor: Bool = true, seed: UInt64 = 0,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: @escaping @Sendable () async throws -> Void
) {
  let location = RecordedIssue.Location(
    fileID: fileID, filePath: filePath, line: line, column: column)
  let report = explore(
    budget, order: order, foreignWork: foreignWork, usesMainActor: usesMainActor, seed: seed,
    at: location, body)
  Exploration.fail(report, at: location)
}
