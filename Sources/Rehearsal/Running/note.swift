import RehearsalHooks

/// Puts a remark into the timeline, at the current virtual time and on the lane of the code that runs.
/// Costs nothing outside a rehearsal, nor in schedules that nobody will read.
///
/// - Parameter text: the remark; one line is best.
public func note(_ text: @autoclosure () -> String) {
  Trace.record(TraceEntry(.note, text()))
}
