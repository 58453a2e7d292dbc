/// How fast a session is replayed.
public enum ReplayPace: Sendable {
  /// Each event and answer comes as soon as everything before it has happened.
  case immediate

  /// Each event and answer comes at its recorded time, which matters to code that measures time itself, as
  /// debouncing does. In a rehearsal that costs no real time.
  case recorded
}
