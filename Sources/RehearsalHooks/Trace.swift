/// The timeline of the current rehearsal.
public enum Trace {
  /// Whether anybody listens. Lets a caller save the work of describing an entry that nobody will see.
  public static var isActive: Bool { CurrentHost.value != nil }

  /// Adds an entry at the current virtual time. Outside a rehearsal nothing happens, and the entry is
  /// not even made.
  ///
  /// - Parameter entry: a double's call, or a note.
  public static func record(_ entry: @autoclosure () -> TraceEntry) {
    CurrentHost.value?.trace(entry())
  }
}
