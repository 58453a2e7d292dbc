/// What a rehearsal does with work that comes back from a thread that it does not own: an answer of
/// `URLSession`, a callback of a C library, a task that a real queue resumes.
///
/// When it comes back is not the rehearsal's to choose, so a schedule with such work cannot be replayed
/// exactly.
public enum ForeignWork: Hashable, Sendable {
  /// The schedule fails, and says which task came back from which thread.
  case refused
  /// The schedule waits, in real time, as long as it has nothing else to do.
  ///
  /// - Parameter limit: how long at most.
  case awaited(limit: Duration)
}
