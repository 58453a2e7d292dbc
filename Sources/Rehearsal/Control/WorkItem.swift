/// Something that can run on a rehearsal's thread: a job of the Swift runtime, or a dispatch block.
struct WorkItem {
  enum Kind: UInt8 {
    /// A task goes on.
    case task
    /// A continuation is resumed, and nothing else: what Swift does after a yield or a sleep.
    case wake
    /// A task goes on that has yielded: it waits in no queue meanwhile, so it holds nothing back.
    case yielded
    /// Another job of the runtime, such as serving an actor's queue.
    case job
    case block
  }

  /// The address of the job or block.
  var payload: UInt
  /// What runs in order with itself: the task's number, or the address of the queue.
  var chain: UInt64
  /// Where it may run.
  var lane: Lane
  var kind: Kind
  /// Whether a concurrent queue runs it alone.
  var isBarrier = false
  /// The dispatch group that it leaves when it is done, or 0.
  var group: UInt = 0
  /// The step at which it became ready.
  var born: Int32 = 0

  var isTask: Bool { if case .task = kind { true } else { false } }
}

/// A place where work runs: anywhere, or in order with others.
struct Lane: Hashable {
  var number: Int32

  /// The global pool and everything else that runs in parallel with everything.
  static let free = Lane(number: 0)
  /// The main actor and the main queue, which are one.
  static let main = Lane(number: 1)
  /// The first of the numbers that are given to dispatch queues.
  static let firstQueue: Int32 = 2

  /// A bit for sets of lanes. Lanes beyond the 62nd queue share bits, which only makes them keep order
  /// among each other.
  @inline(__always)
  var bit: UInt64 {
    number < 64 ? 1 &<< UInt64(truncatingIfNeeded: number) : 1 &<< UInt64(2 + (number - 2) % 62)
  }
}
