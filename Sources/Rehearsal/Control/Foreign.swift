import CRehearsal
import Synchronization

/// Tells which rehearsal a job belongs to that a foreign thread enqueues.
enum Foreign {
  private static var threadName: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) { buffer in
      crehearsal_thread_name(buffer.baseAddress!)
      return String(cString: buffer.baseAddress!)
    }
  }

  private static let count = Atomic<Int>(0)
  private static let active = Mutex<[Conductor]>([])

  static func enter(_ conductor: Conductor) {
    active.withLock { $0.append(conductor) }
    count.add(1, ordering: .relaxed)
  }

  static func leave(_ conductor: Conductor) {
    active.withLock { active in active.removeAll { $0 === conductor } }
    count.subtract(1, ordering: .relaxed)
  }

  /// Hands the job over if it belongs to a rehearsal.
  ///
  /// - Returns: false if it does not: then it is as ordinary as can be.
  static func handOver(_ job: UnownedJob, lane: Lane) -> Bool {
    guard count.load(ordering: .relaxed) > 0 else { return false }
    let payload = unsafeBitCast(job, to: UInt.self)
    let number = crehearsal_job_id(UnsafeRawPointer(bitPattern: payload)!)
    return active.withLock { active in
      guard let owner = active.first(where: { crehearsal_tasks_contain($0.tasks, number) })
      else { return false }
      let name = threadName
      owner.inbox.deliver(
        .init(job: payload, lane: lane, thread: name.isEmpty ? "without a name" : "\"\(name)\""))
      return true
    }
  }
}
