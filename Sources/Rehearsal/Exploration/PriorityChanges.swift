/// Probabilistic concurrency testing: random priorities, lowered at a few random moments.
///
/// A bug that needs `depth` orderings to come together is found with a probability that has a lower bound
/// (Burckhardt, Kothari, Musuvathi and Nagarakatte, "A Randomized Scheduler with Probabilistic Guarantees
/// of Finding Bugs", 2010). Priorities belong to chains: tasks, queues, answers, the clock.
///
/// Strategies are asked at each step, so this one keeps what it works with behind a pointer: checks of
/// exclusive access would cost more than the search for a priority.
final class PriorityChanges: Strategy {
  private struct State {
    var numbers: RandomNumbers
    var remaining: Int
    var priorities = PriorityTable()
    /// The moments at which a priority is lowered: depth - 1 of them.
    var changes: [Int] = []
    var nextChange = Int.max
    var position = 0
    /// How many choices a schedule has: the longest seen so far.
    var length = 8
  }

  private let state: UnsafeMutablePointer<State>
  private let depth: Int

  /// - Parameters:
  ///   - depth: how many orderings must come together; the d of the paper.
  init(seed: UInt64, depth: Int, schedules: Int) {
    state = .allocate(capacity: 1)
    state.initialize(to: State(numbers: RandomNumbers(seed: seed), remaining: schedules))
    self.depth = depth
  }

  deinit {
    state.pointee.priorities.destroy()
    state.deinitialize(count: 1)
    state.deallocate()
  }

  func begin() -> Bool {
    let s = state
    guard s.pointee.remaining > 0 else { return false }
    s.pointee.remaining -= 1
    s.pointee.priorities.removeAll()
    s.pointee.position = 0
    s.pointee.changes.removeAll(keepingCapacity: true)
    for _ in 1..<depth {
      s.pointee.changes.append(s.pointee.numbers.below(s.pointee.length))
    }
    s.pointee.nextChange = s.pointee.changes.min() ?? .max
    return true
  }

  func choose(_ point: ChoicePoint) -> Int {
    let s = state
    let best = strongest(of: point)
    let position = s.pointee.position
    s.pointee.position = position + 1
    if position != s.pointee.nextChange { return best }
    s.pointee.nextChange = s.pointee.changes.filter { $0 > position }.min() ?? .max
    // Below every priority that is drawn at random.
    let change = s.pointee.changes.firstIndex(of: position)!
    s.pointee.priorities.lower(point.chain(at: best), to: UInt64(change))
    return strongest(of: point)
  }

  func end(count: Int) {
    state.pointee.length = max(state.pointee.length, count)
  }

  private func strongest(of point: ChoicePoint) -> Int {
    let s = state
    let count = point.count
    var option = point.options
    var best = 0
    var highest: UInt64 = 0
    var index = 0
    while index < count {
      var priority = s.pointee.priorities.priority(of: option.pointee.chain)
      if priority == PriorityTable.unknown {
        priority = s.pointee.numbers.next() | (1 << 63)
        s.pointee.priorities.insert(option.pointee.chain, priority)
      }
      if index == 0 || priority > highest {
        best = index
        highest = priority
      }
      option += 1
      index &+= 1
    }
    return best
  }
}
