/// Which kinds of choice are varied, in which sets, and by which strategies.
struct Plan {
  /// Everything that an order may vary.
  static func kinds(of order: ScheduleOrder) -> ChoiceKinds {
    switch order {
    case .completion: [.answers, .lateTimers, .simultaneousTimers]
    case .jobs: [.jobs, .answers, .lateTimers, .simultaneousTimers, .passingTime]
    }
  }

  /// The sets of kinds that share the budget: each alone, those that go together, and all.
  ///
  /// - Parameters:
  ///   - order: how fine the choices are.
  ///   - offered: the kinds of which the program has had any choice so far.
  static func sets(of order: ScheduleOrder, offered: ChoiceKinds) -> [ChoiceKinds] {
    let wanted: [ChoiceKinds] =
      switch order {
      case .completion:
        [
          [.answers], [.lateTimers], [.simultaneousTimers],
          [.answers, .lateTimers, .simultaneousTimers],
        ]
      case .jobs:
        [
          [.jobs], [.answers], [.lateTimers], [.simultaneousTimers], [.jobs, .answers],
          [.jobs, .passingTime], [.jobs, .lateTimers], kinds(of: order),
        ]
      }
    var sets: [ChoiceKinds] = []
    for set in wanted.map({ $0.intersection(offered) }) where !set.isEmpty && !sets.contains(set) {
      sets.append(set)
    }
    return sets.isEmpty ? [kinds(of: order)] : sets
  }

  /// The strategies that take turns on a set.
  static func strategies(seed: UInt64) -> [any Strategy] {
    [
      RandomWalk(seed: seed, schedules: .max),
      PriorityChanges(seed: seed &+ 1, depth: 2, schedules: .max),
      PriorityChanges(seed: seed &+ 2, depth: 3, schedules: .max),
    ]
  }
}
