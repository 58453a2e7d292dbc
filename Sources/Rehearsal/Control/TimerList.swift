/// Timers, the earliest first; of those due at one instant, the one set first.
struct TimerList {
  struct Timer {
    /// The virtual time in nanoseconds before which it must not fire.
    var due: Int64
    var item: WorkItem
    /// The task that sleeps until it fires, or 0. When that task is woken otherwise (it was cancelled),
    /// the timer is stale: what is left of it frees memory and nothing else.
    var sleeper: UInt64
  }

  private(set) var timers: [Timer] = [] { didSet { isEmpty = timers.isEmpty } }
  private(set) var isEmpty = true
  private(set) var stale: [WorkItem] = []

  var count: Int { timers.count }

  mutating func insert(_ timer: Timer) {
    var index = timers.count
    while index > 0, timers[index - 1].due > timer.due { index -= 1 }
    timers.insert(timer, at: index)
  }

  /// Says that a task has become ready. If it slept, its timer no longer counts.
  mutating func woke(_ task: UInt64) {
    guard let index = timers.firstIndex(where: { $0.sleeper == task }) else { return }
    stale.append(timers.remove(at: index).item)
  }

  mutating func takeStale() -> WorkItem? {
    stale.popLast()
  }

  mutating func remove(at index: Int) -> Timer {
    timers.remove(at: index)
  }

  /// How many timers are due at the same instant as the earliest.
  var earliestCount: Int {
    guard let due = timers.first?.due else { return 0 }
    return timers.prefix { $0.due == due }.count
  }

  mutating func removeAll() {
    timers.removeAll(keepingCapacity: true)
    stale.removeAll(keepingCapacity: true)
  }
}
