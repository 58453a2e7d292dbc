import RehearsalHooks

/// Expects that an object is gone when the rehearsal has come to its end: when the body has returned and
/// nothing can run any more.
///
/// Outside a rehearsal there is no such moment: the test then fails.
///
/// - Parameters:
///   - object: a presenter, a view, anything that must not outlive its screen. It is held weakly.
///   - fileID: the caller's module and file.
///   - filePath: the caller's file.
///   - line: the caller's line.
///   - column: the caller's column.
public func expectReleased(
  _ object: AnyObject,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  let location = RecordedIssue.Location(
    fileID: fileID, filePath: filePath, line: line, column: column)
  guard let conductor = Conductor.current else {
    IssueSink.record(
      "expectReleased() outside a rehearsal: use rehearse { }, explore { } or @Test(.rehearsed)",
      at: location)
    return
  }
  let description = String(describing: type(of: object))
  conductor.state.pointee.releases.append(
    (description, { [weak object] in object != nil }, location))
}
