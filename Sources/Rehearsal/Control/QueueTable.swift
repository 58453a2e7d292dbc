import CRehearsal

/// The dispatch queues that a schedule has met, each with its lane.
struct QueueTable {
  private struct Entry {
    var queue: UInt
    var isConcurrent: Bool
  }

  private var entries: [Entry] = []
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
    if let index = entries.firstIndex(where: { $0.queue == queue }) { return lane(at: index) }
    let isConcurrent = Int(sort) == Int(crehearsal_queue_concurrent)
    // A queue whose last reference goes while its blocks wait must stay, and its address must not come
    // to mean another queue.
    crehearsal_retain(UnsafeMutableRawPointer(bitPattern: queue)!)
    entries.append(Entry(queue: queue, isConcurrent: isConcurrent))
    let lane = lane(at: entries.count - 1)
    if isConcurrent { concurrent |= lane.bit }
    return lane
  }

  /// The queue of a lane, if it is one that was met.
  func queue(of lane: Lane) -> UInt? {
    let index = Int(lane.number - Lane.firstQueue)
    return entries.indices.contains(index) ? entries[index].queue : nil
  }

  mutating func removeAll() {
    if entries.isEmpty { return }
    for entry in entries { crehearsal_release(UnsafeMutableRawPointer(bitPattern: entry.queue)!) }
    entries.removeAll(keepingCapacity: true)
    concurrent = 0
  }

  private func lane(at index: Int) -> Lane {
    Lane(number: Lane.firstQueue + Int32(index))
  }
}
