/// How fine the choices of an exploration are.
public enum ScheduleOrder: Hashable, Sendable {
  /// Jobs run in the order in which they become ready. The exploration varies when answers come, with
  /// which outcome, and the order of timers. Small trees, easy to read: the place to begin.
  case completion
  /// The exploration varies everything: also the order of ready jobs, and of what is due at one instant,
  /// and lets time pass while jobs are ready.
  case jobs
}
