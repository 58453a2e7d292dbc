import CRehearsal

/// The dispatch queues that a schedule has met, each with its lane.
///
/// A queue whose target is a serial queue, or the main queue, runs in that one's order, and so shares its
/// lane.
struct QueueTable {
  private struct Entry {
    var queue: UInt
    var lane: Lane
  }

  private var entries: [Entry] = []
  /// The queues that have a lane of their own, in the order of their lanes.
  private var lines: [UInt] = []
  /// The lanes that are concurrent queues.
  private(set) var concurrent: UInt64 = 0

  /// The lane of a queue.
  ///
  /// - Parameters:
  ///   - queue: its address.
  ///   - sort: as `crehearsal.h` counts them.
  mutating func lane(of queue: UInt, sort: Int32) -> Lane {
    switch Int(sort) {
    case Int(crehearsal_queue_main): return .main
    case Int(crehearsal_queue_global): return .free
    default: break
    }
    if let known = entries.first(where: { $0.queue == queue }) { return known.lane }
    let pointer = UnsafeMutableRawPointer(bitPattern: queue)!
    // A queue whose last reference goes while its blocks wait must stay, and its address must not come
    // to mean another queue.
    crehearsal_retain(pointer)
    var lineSort = sort
    let line = UInt(bitPattern: crehearsal_queue_line(pointer, &lineSort))
    let lane = line == queue ? makeLane(queue, sort) : self.lane(of: line, sort: lineSort)
    entries.append(Entry(queue: queue, lane: lane))
    return lane
  }

  /// The queue of a lane, if it is one that was met.
  func queue(of lane: Lane) -> UInt? {
    let index = Int(lane.number - Lane.firstQueue)
    return lines.indices.contains(index) ? lines[index] : nil
  }

  /// The lane of a queue that was met.
  func lane(of queue: UInt) -> Lane? {
    entries.first { $0.queue == queue }?.lane
  }

  mutating func removeAll() {
    if entries.isEmpty { return }
    for entry in entries { crehearsal_release(UnsafeMutableRawPointer(bitPattern: entry.queue)!) }
    entries.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
    concurrent = 0
  }

  private mutating func makeLane(_ queue: UInt, _ sort: Int32) -> Lane {
    let lane = Lane(number: Lane.firstQueue + Int32(lines.count))
    lines.append(queue)
    if Int(sort) == Int(crehearsal_queue_concurrent) { concurrent |= lane.bit }
    return lane
  }
}
