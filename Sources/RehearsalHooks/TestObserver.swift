/// What a specification hears of the test that runs.
///
/// A scenario conforms to it. Doubles, ``Trace`` and ``IssueSink`` tell it what happens, and never name it.
public protocol TestObserver: AnyObject, Sendable {
  /// Where the test is, for a person who reads of a failure: the scenario and the step.
  var place: String { get }

  /// Takes something that happened.
  ///
  /// - Parameter entry: a double's call, a step or a note.
  func observe(_ entry: TraceEntry)

  /// Counts an expectation that was checked, whether or not it held.
  func countExpectation()

  /// Hears of an issue.
  ///
  /// - Parameter issue: what went wrong, and where.
  func observe(_ issue: RecordedIssue)
}

/// Finds who observes the test that the calling code belongs to.
public enum CurrentObserver {
  /// The observer of the current task: child tasks and `Task { }` inherit it, detached ones do not.
  @TaskLocal public static var value: (any TestObserver)?

  /// Says that an expectation was checked. Without an observer nothing happens.
  public static func countExpectation() {
    value?.countExpectation()
  }
}
