/// Every schedule, depth first: the last choice that has an option left takes its next one.
///
/// The search keeps nothing but the path it is on (stateless search: Godefroid, "Model Checking for
/// Programming Languages using VeriSoft", 1997).
final class Exhaustive: Strategy {
  private var path: [(chosen: Int, count: Int)] = []
  private var depth = 0
  private var hasBegun = false
  /// Whether every schedule has run.
  private(set) var isComplete = false

  func begin() -> Bool {
    depth = 0
    if !hasBegun {
      hasBegun = true
      return true
    }
    while let last = path.last {
      if last.chosen + 1 < last.count {
        path[path.count - 1].chosen += 1
        return true
      }
      path.removeLast()
    }
    isComplete = true
    return false
  }

  func choose(_ point: ChoicePoint) -> Int {
    if depth == path.count { path.append((0, point.count)) }
    // A program that is not deterministic may offer less than it did; the runner reports that.
    let chosen = min(path[depth].chosen, point.count - 1)
    depth += 1
    return chosen
  }

  func end(count: Int) {
    path.removeLast(max(0, path.count - count))
  }
}
