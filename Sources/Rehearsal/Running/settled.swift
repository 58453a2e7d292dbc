import RehearsalHooks

/// Returns when nothing can run any more, no timer is due and no answer is pending.
///
/// Time passes only as far as pending answers need it; a timer in the future is not waited for. Outside a
/// rehearsal nobody can know when that is: the test then fails, and the function returns at once.
///
/// - Parameters:
///   - fileID: the caller's module and file.
///   - filePath: the caller's file.
///   - line: the caller's line.
///   - column: the caller's column.
public nonisolated(nonsending) func settled(
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) async {
  await settle(nil, at: .init(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Lets virtual time pass until nothing can run any more and no timer is set, but not longer than a limit.
///
/// - Parameters:
///   - limit: how much virtual time may pass. When it has, whatever is still to come stays so.
///   - fileID: the caller's module and file.
///   - filePath: the caller's file.
///   - line: the caller's line.
///   - column: the caller's column.
public nonisolated(nonsending) func settled(
  within limit: Duration,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) async {
  await settle(limit, at: .init(fileID: fileID, filePath: filePath, line: line, column: column))
}

private nonisolated(nonsending) func settle(
  _ limit: Duration?, at location: RecordedIssue.Location
) async {
  if let conductor = Conductor.current { return await conductor.settle(within: limit) }
  if let portable = CurrentHost.bound as? PortableConductor {
    return await portable.settle(within: limit)
  }
  IssueSink.record(
    "settled() outside a rehearsal: use rehearse { }, explore { } or @Test(.rehearsed)",
    at: location)
}
