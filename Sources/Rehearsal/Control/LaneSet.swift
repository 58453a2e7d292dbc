/// Which of the ready items may run next: each that nothing earlier on its own lane holds back.
///
/// A serial lane offers its oldest item only. A concurrent queue offers all up to the first barrier, and a
/// barrier when nothing of the queue is before it.
struct LaneSet {
  private var taken: UInt64
  private var barred: UInt64 = 0
  private let concurrent: UInt64

  /// - Parameters:
  ///   - blocked: lanes that cannot run now, since something on them waits further down the stack.
  ///   - concurrent: the lanes that are concurrent queues.
  init(blocked: UInt64, concurrent: UInt64) {
    taken = blocked
    self.concurrent = concurrent
  }

  /// Whether the item may run next. Must be asked of every item in order. Not meant for the free lane,
  /// whose items always may, nor for the main one, which the conductor looks after itself.
  @inline(__always)
  mutating func offer(_ item: UnsafePointer<WorkItem>) -> Bool {
    let bit = item.pointee.lane.bit
    let isFirst = taken & bit == 0
    taken |= bit
    if concurrent & bit == 0 { return isFirst }
    if item.pointee.isBarrier {
      barred |= bit
      return isFirst
    }
    return barred & bit == 0
  }
}
