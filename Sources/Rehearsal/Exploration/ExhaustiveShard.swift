/// Every schedule of a shard, depth first: like ``Exhaustive``, but subtrees that lie outside are passed over.
final class ExhaustiveShard: Strategy {
  private struct Step {
    var chosen: Int
    var count: Int
    /// Where the point's schedules begin, and how much they have.
    var begin: Double
    var width: Double

    /// Where the schedules of an option begin.
    func place(of option: Int) -> Double {
      begin + width * Double(option) / Double(count)
    }
  }

  private let shard: Shard
  private var path: [Step] = []
  private var depth = 0
  private var runs = 0
  private(set) var isComplete = false

  init(_ shard: Shard) {
    self.shard = shard
  }

  /// Where the schedule lies that has run last.
  private var place: Double {
    path.last.map { $0.place(of: $0.chosen) } ?? 0
  }

  /// Whether the schedule that has run last belongs to the shard. The first to run may be the last one before
  /// it: only running tells where a schedule lies.
  var isInside: Bool {
    place >= shard.begin && place < shard.end
  }

  func begin() -> Bool {
    depth = 0
    runs += 1
    if runs == 1 { return true }
    while var last = path.popLast() {
      last.chosen += 1
      guard last.chosen < last.count else { continue }
      path.append(last)
      if place < shard.end { return true }
      break
    }
    isComplete = true
    return false
  }

  func choose(_ point: ChoicePoint) -> Int {
    if depth == path.count { path.append(step(count: point.count)) }
    let chosen = min(path[depth].chosen, point.count - 1)
    depth += 1
    return chosen
  }

  func end(count: Int) {
    path.removeLast(max(0, path.count - count))
  }

  private func step(count: Int) -> Step {
    var step = Step(chosen: 0, count: count, begin: 0, width: 1)
    if let last = path.last {
      step.begin = place
      step.width = last.width / Double(last.count)
    }
    // The first run goes to where the shard begins.
    while runs == 1, step.chosen + 1 < count, step.place(of: step.chosen + 1) <= shard.begin {
      step.chosen += 1
    }
    return step
  }
}
