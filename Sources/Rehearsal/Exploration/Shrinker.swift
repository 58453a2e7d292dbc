/// Makes a failing schedule smaller: the shortest failing prefix, then choices zeroed, then lowered.
struct Shrinker {
  /// Runs some choices. Returns the choices that were made if the schedule still fails in the same way,
  /// else nil.
  let fails: ([UInt16]) -> [UInt16]?
  /// How many schedules may be run.
  var limit = 400

  func shrink(_ choices: [UInt16]) -> [UInt16] {
    var runs = 0
    func attempt(_ candidate: [UInt16]) -> Bool {
      runs += 1
      return runs <= limit && fails(candidate) != nil
    }
    var best = trimmed(choices)
    var hasChanged = true
    while hasChanged, runs < limit {
      hasChanged = false
      if let shorter = shortestPrefix(of: best, attempt) {
        best = shorter
        hasChanged = true
      }
      for index in best.indices.reversed() where index < best.count && best[index] != 0 {
        for lower in candidates(below: best[index]) {
          var candidate = best
          candidate[index] = lower
          if attempt(candidate) {
            best = trimmed(candidate)
            hasChanged = true
            break
          }
        }
      }
    }
    return best
  }

  /// Zero first, then one, then one less: an option's number says little about its size.
  private func candidates(below choice: UInt16) -> [UInt16] {
    var candidates: [UInt16] = [0]
    if choice > 1 { candidates.append(1) }
    if choice > 2 { candidates.append(choice - 1) }
    return candidates
  }

  /// The shortest prefix that fails when everything after it is ordinary; nil if that is all of it.
  private func shortestPrefix(of choices: [UInt16], _ fails: ([UInt16]) -> Bool) -> [UInt16]? {
    var low = 0
    var high = choices.count
    while low < high {
      let middle = (low + high) / 2
      if fails(Array(choices[..<middle])) { high = middle } else { low = middle + 1 }
    }
    // Failing need not be monotonic: the search ends at a prefix that was seen to fail, or at the whole.
    return high < choices.count ? trimmed(Array(choices[..<high])) : nil
  }

  private func trimmed(_ choices: [UInt16]) -> [UInt16] {
    var trimmed = choices
    while trimmed.last == 0 { trimmed.removeLast() }
    return trimmed
  }
}
