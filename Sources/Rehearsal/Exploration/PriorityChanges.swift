/// Probabilistic concurrency testing: random priorities, lowered at a few random moments.
///
/// A bug that needs `depth` orderings to come together is found with a probability that has a lower bound
/// (Burckhardt, Kothari, Musuvathi and Nagarakatte, "A Randomized Scheduler with Probabilistic Guarantees
/// of Finding Bugs", 2010). Priorities belong to chains: tasks, queues, answers, the clock.
final class PriorityChanges: Strategy {
  private var numbers: RandomNumbers
  private let depth: Int
  private var remaining: Int
  /// By chain. A few dozen at most, looked up all the time: a search costs less than hashing.
  private var chains: [UInt64] = []
  private var priorities: [UInt64] = []
  private var changes: [Int] = []
  private var position = 0
  /// How many choices a schedule has: the longest seen so far.
  private var length = 8

  /// - Parameters:
  ///   - depth: how many orderings must come together; the d of the paper.
  init(seed: UInt64, depth: Int, schedules: Int) {
    numbers = RandomNumbers(seed: seed)
    self.depth = depth
    remaining = schedules
  }

  func begin() -> Bool {
    guard remaining > 0 else { return false }
    remaining -= 1
    chains.removeAll(keepingCapacity: true)
    priorities.removeAll(keepingCapacity: true)
    position = 0
    changes.removeAll(keepingCapacity: true)
    for _ in 1..<depth { changes.append(numbers.below(length)) }
    return true
  }

  func choose(_ point: ChoicePoint) -> Int {
    let best = strongest(of: point)
    defer { position += 1 }
    guard let change = changes.firstIndex(of: position) else { return best }
    // Below every priority that is drawn at random.
    priorities[place(of: point.chain(at: best))] = UInt64(change)
    return strongest(of: point)
  }

  func end(count: Int) {
    length = max(length, count)
  }

  private func strongest(of point: ChoicePoint) -> Int {
    var best = 0
    var highest: UInt64 = 0
    for index in 0..<point.count {
      let priority = priorities[place(of: point.chain(at: index))]
      if index == 0 || priority > highest { (best, highest) = (index, priority) }
    }
    return best
  }

  private func place(of chain: UInt64) -> Int {
    if let known = chains.firstIndex(of: chain) { return known }
    chains.append(chain)
    priorities.append(numbers.next() | (1 << 63))
    return chains.count - 1
  }
}
