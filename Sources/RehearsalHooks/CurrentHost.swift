import Synchronization

/// Finds the rehearsal that the calling code runs in.
///
/// Two ways lead to it. An engine that owns a thread says which rehearsal runs there, so that detached
/// tasks and callbacks find it as well: see ``setLookup(_:)``. An engine without such control binds
/// ``bound`` around the code that it runs; child tasks and `Task { }` inherit it, detached ones do not.
public enum CurrentHost {
  /// The rehearsal of the current task, when no thread is owned.
  @TaskLocal public static var bound: (any RehearsalHost)?

  /// A function of its own in a mutex would be wrapped once more by each access.
  private struct Lookup {
    var find: @Sendable () -> (any RehearsalHost)? = { nil }
  }

  private static let lookup = Mutex(Lookup())

  /// Says how to find the rehearsal that runs on the calling thread.
  ///
  /// - Parameter find: called often and from any thread, so it should be quick. It returns nil on a
  ///   thread that no rehearsal owns.
  public static func setLookup(_ find: @escaping @Sendable () -> (any RehearsalHost)?) {
    lookup.withLock { $0.find = find }
  }

  /// The rehearsal that the calling code runs in: that of the thread, else that of the task, else nil.
  public static var value: (any RehearsalHost)? {
    lookup.withLock { $0.find }() ?? bound
  }
}
