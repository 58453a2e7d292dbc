/// What a running rehearsal does for code that must not know it.
///
/// The engine conforms to it. Generated doubles, transcripts and awaited verification use it through
/// ``PendingAnswer/offer()``, ``CurrentClock``, ``IssueSink`` and ``Trace``, and never name the engine.
public protocol RehearsalHost: AnyObject, Sendable {
  /// The virtual time that has passed since this run of the rehearsal began.
  var now: Duration { get }

  /// Returns when the virtual time has reached `deadline`.
  ///
  /// - Parameter deadline: the time since the beginning of the run, as in ``now``.
  /// - Throws: `CancellationError` if the calling task is cancelled meanwhile.
  func sleep(until deadline: Duration) async throws

  /// Takes a pending answer, and completes it at a moment and with an outcome that the rehearsal
  /// chooses, exactly once, unless it is withdrawn before.
  ///
  /// - Parameter answer: what can be completed, and how.
  /// - Returns: a number that ``withdraw(_:)`` understands, unique within the run.
  func offer(_ answer: PendingAnswer) -> UInt64

  /// Gives back an answer that its owner has completed itself. Does nothing if it is complete.
  ///
  /// - Parameter answer: what ``offer(_:)`` returned.
  func withdraw(_ answer: UInt64)

  /// Keeps an issue as a failure of the schedule that is running.
  ///
  /// - Parameter issue: what went wrong, and where in the test's source.
  func record(_ issue: RecordedIssue)

  /// Puts an entry into the timeline of the schedule that is running, at the current virtual time.
  ///
  /// - Parameter entry: a double's call, or a note.
  func trace(_ entry: TraceEntry)
}
