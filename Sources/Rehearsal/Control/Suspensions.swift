/// The dispatch queues that stand still, and the blocks that they hold back.
struct Suspensions {
  private var counts: [UInt: Int] = [:]
  private(set) var held: [WorkItem] = []

  var isEmpty: Bool { counts.isEmpty }

  /// Counts a queue's suspensions. What it is resumed more often than it was suspended does not count: such
  /// a queue was suspended outside, or was never active.
  mutating func change(_ queue: UInt, by change: Int) {
    let count = counts[queue, default: 0] + change
    counts[queue] = count > 0 ? count : nil
  }

  /// Whether a block may not run: its own queue stands still, or the one in whose order it runs.
  func holds(_ item: WorkItem, line: UInt?) -> Bool {
    item.kind == .block
      && (counts[UInt(item.chain)] != nil || line.map { counts[$0] != nil } ?? false)
  }

  mutating func hold(_ item: WorkItem) {
    held.append(item)
  }

  /// Takes everything that is held back, to be looked at again.
  mutating func takeHeld() -> [WorkItem] {
    defer { held = [] }
    return held
  }

  mutating func removeAll() {
    if !counts.isEmpty { counts = [:] }
    if !held.isEmpty { held = [] }
  }
}
