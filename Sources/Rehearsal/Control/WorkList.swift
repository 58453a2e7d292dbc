/// The work that is ready, oldest first.
///
/// Lives on the hot path, also in debug builds, where a Swift array costs ten times as much: so it holds
/// its storage by pointer. Whoever makes one destroys it.
struct WorkList {
  private(set) var count = 0
  private var capacity = 64
  /// The items: for loops on the hot path.
  private(set) var base = UnsafeMutablePointer<WorkItem>.allocate(capacity: 64)

  func destroy() {
    base.deallocate()
  }

  subscript(index: Int) -> WorkItem {
    base[index]
  }

  mutating func append(_ item: WorkItem) {
    if count == capacity { grow() }
    base[count] = item
    count += 1
  }

  mutating func remove(at index: Int) -> WorkItem {
    let place = base + index
    let item = place.pointee
    count -= 1
    if index < count { place.update(from: place + 1, count: count - index) }
    return item
  }

  mutating func removeAll() {
    count = 0
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<WorkItem>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }

  /// Which of the items may run next: each that nothing earlier on its own lane holds back.
  ///
  /// A serial lane offers its oldest item only. A concurrent queue offers all up to the first barrier,
  /// and a barrier when nothing of the queue is before it.
  struct Candidates {
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

    /// Whether the item may run next. Must be asked of every item in order.
    @inline(__always)
    mutating func offers(_ item: UnsafePointer<WorkItem>) -> Bool {
      if item.pointee.lane.number == 0 { return true }
      let bit = item.pointee.lane.bit
      if item.pointee.kind == .yielded { return taken & bit == 0 }
      let former = taken
      taken |= bit
      if concurrent & bit == 0 { return former & bit == 0 }
      let isBarred = barred & bit != 0
      if item.pointee.isBarrier {
        barred |= bit
        return former & bit == 0
      }
      return !isBarred
    }
  }
}
