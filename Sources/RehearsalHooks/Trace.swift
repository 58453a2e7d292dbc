/// The timeline of the current rehearsal, or of the current scenario.
public enum Trace {
  /// Whether anybody listens. Lets a caller save the work of describing an entry that nobody will see.
  public static var isActive: Bool { CurrentHost.value != nil || CurrentObserver.value != nil }

  /// Adds an entry at the current virtual time. Outside a rehearsal it goes to the scenario that observes
  /// the test; without one nothing happens, and the entry is not even made.
  ///
  /// - Parameter entry: a double's call, or a note.
  public static func record(_ entry: @autoclosure () -> TraceEntry) {
    if let host = CurrentHost.value {
      host.trace(entry())
    } else {
      CurrentObserver.value?.observe(entry())
    }
  }
}
