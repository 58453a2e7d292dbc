import CLibraries
import CRehearsal
import Rehearsal
import Synchronization
import Testing

/// A schedule keeps what it knows the address of, and lets go of it at its end. Each object here says when
/// it is gone, by its finalizer.
@Suite struct RetentionTests {
  @Test func aQueueStaysWhileItsBlocksWait() {
    check { end in
      let log = Log()
      let queue = end.follow(library_queue_create("short-lived", nil))
      library_async(queue) { log.add("ran") }
      library_release(queue)
      if end.hasCome { throw Gone() }
      await settled()
      #expect(log.lines == ["ran"])
      // The schedule may still meet the address.
      if end.hasCome { throw Gone() }
    }
  }

  @Test func aGroupStaysWhileABlockWaitsForIt() {
    check { end in
      let log = Log()
      let group = end.follow(library_group_create())
      library_group_enter(group)
      library_group_notify(group, library_get_global_queue(0, 0)) { log.add("notified") }
      library_release(group)
      // On another thread, as it were: the schedule learns of it only when it looks at the group.
      End.outside { library_group_leave(group) }
      if end.hasCome { throw Gone() }
      await settled()
      #expect(log.lines == ["notified"])
    }
  }

  /// The body of each run gets an end of its own, which must have come when all is over.
  private func check(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable (End) async throws -> Void
  ) {
    let ends = Mutex<[End]>([])
    let report = explore(.schedules(2), usesMainActor: false) {
      let end = End()
      ends.withLock { $0.append(end) }
      try await body(end)
    }
    #expect(report.failures == 0, "\(report)", sourceLocation: sourceLocation)
    #expect(!ends.withLock { $0 }.isEmpty, sourceLocation: sourceLocation)
    #expect(ends.withLock { $0 }.allSatisfy { $0.hasCome }, sourceLocation: sourceLocation)
  }

  @Test func aGroupThatNobodyLeavesIsForgotten() {
    let left = Mutex<[(end: End, group: UInt)]>([])
    explore(.schedules(2), usesMainActor: false) {
      let end = End()
      let group = end.follow(library_group_create())
      left.withLock { $0.append((end, UInt(bitPattern: group))) }
      library_group_enter(group)
      library_group_notify(group, library_get_global_queue(0, 0)) { [kept = Log()] in
        kept.add("never")
      }
      library_release(group)
    }
    for (end, group) in left.withLock({ $0 }) {
      #expect(!end.hasCome)
      library_group_leave(UnsafeMutableRawPointer(bitPattern: group)!)
      #expect(end.hasCome)
    }
  }

  struct Gone: Error {}

  /// Tells for certain whether an object is gone: its finalizer runs on a queue that can be emptied.
  private final class End: Sendable {
    private let queue = UInt(bitPattern: library_queue_create("finalizers", nil))
    private let count = Atomic(0)

    private var target: UnsafeMutableRawPointer { UnsafeMutableRawPointer(bitPattern: queue)! }

    func follow(_ object: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
      Self.outside {
        library_set_target_queue(object, target)
        library_set_context(object, Unmanaged.passUnretained(self).toOpaque())
        library_set_finalizer_f(object) {
          Unmanaged<End>.fromOpaque($0!).takeUnretainedValue().count.add(1, ordering: .relaxed)
        }
      }
      return object
    }

    var hasCome: Bool {
      Self.outside { library_sync(target) {} }
      return count.load(ordering: .relaxed) > 0
    }

    /// Does something as a thread would that no rehearsal owns.
    static func outside(_ work: () -> Void) {
      let conductor = crehearsal_current()
      crehearsal_set_current(nil)
      work()
      crehearsal_set_current(conductor)
    }
  }
}
