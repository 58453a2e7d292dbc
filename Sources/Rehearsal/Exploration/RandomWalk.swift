/// At each choice point any option, all equally likely.
final class RandomWalk: Strategy {
  private var numbers: RandomNumbers
  private(set) var remaining: Int
  /// The product of the options' counts along the schedule: on average over many walks, the number of
  /// schedules there are (Knuth, "Estimating the Efficiency of Backtrack Programs", 1975).
  private(set) var estimate = 1.0

  init(seed: UInt64, schedules: Int) {
    numbers = RandomNumbers(seed: seed)
    remaining = schedules
  }

  func begin() -> Bool {
    guard remaining > 0 else { return false }
    remaining -= 1
    estimate = 1
    return true
  }

  func choose(_ point: ChoicePoint) -> Int {
    estimate *= Double(point.count)
    return numbers.below(point.count)
  }

  func end(count: Int) {}
}
