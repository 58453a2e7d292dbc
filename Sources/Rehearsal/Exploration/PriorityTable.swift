/// Priorities of chains, for one schedule at a time: an open hash table that is emptied by counting on.
///
/// Lives on the hot path, also in debug builds, so it holds its storage by pointer. Whoever makes one
/// destroys it.
struct PriorityTable {
  private struct Entry {
    var chain: UInt64
    /// The schedule that wrote the entry; an older one's is free.
    var schedule: UInt64
    var priority: UInt64
  }

  /// The priority of a chain that has none.
  static var unknown: UInt64 { @inline(__always) get { 0xFFFF_FFFF_FFFF_FFFF } }

  private var capacity = 64
  private var entries = PriorityTable.storage(64)
  private var schedule: UInt64 = 1
  private var count = 0

  func destroy() {
    entries.deallocate()
  }

  /// Empties the table for the next schedule.
  mutating func removeAll() {
    schedule += 1
    count = 0
  }

  /// The priority of a chain, or ``unknown``.
  func priority(of chain: UInt64) -> UInt64 {
    let entry = place(of: chain)
    return entry.pointee.schedule == schedule ? entry.pointee.priority : 0xFFFF_FFFF_FFFF_FFFF
  }

  /// Gives a priority to a chain that has none.
  mutating func insert(_ chain: UInt64, _ priority: UInt64) {
    if count * 2 >= capacity { grow() }
    place(of: chain).initialize(
      to: Entry(chain: chain, schedule: schedule, priority: priority))
    count += 1
  }

  /// Changes the priority of a chain that has one.
  func lower(_ chain: UInt64, to priority: UInt64) {
    place(of: chain).pointee.priority = priority
  }

  /// The entry of a chain, or the free one where it belongs.
  private func place(of chain: UInt64) -> UnsafeMutablePointer<Entry> {
    // The golden ratio spreads neighbouring numbers (Knuth, volume 3, 6.4).
    var index = Int(truncatingIfNeeded: (chain &* 0x9E37_79B9_7F4A_7C15) >> 32)
    while true {
      index &= capacity &- 1
      // An entry of an older schedule is free, whatever it holds: nothing lies beyond it.
      if entries[index].chain == chain || entries[index].schedule != schedule {
        return entries + index
      }
      index &+= 1
    }
  }

  private mutating func grow() {
    let old = entries
    let oldCapacity = capacity
    capacity *= 2
    entries = Self.storage(capacity)
    for index in 0..<oldCapacity where old[index].schedule == schedule {
      place(of: old[index].chain).initialize(to: old[index])
    }
    old.deallocate()
  }

  private static func storage(_ capacity: Int) -> UnsafeMutablePointer<Entry> {
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
    entries.initialize(
      repeating: Entry(chain: 0, schedule: 0, priority: 0), count: capacity)
    return entries
  }
}
