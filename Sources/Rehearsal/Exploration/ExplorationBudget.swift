/// How much an exploration may try.
public struct ExplorationBudget: Hashable, Sendable {
  /// The number of schedules, or nil for as many as time allows.
  var schedules: Int?
  /// The real time, or nil for as much as the schedules need.
  var time: Duration?
  /// Up to how many schedules a tree may have to be explored whole.
  var exhaustiveLimit: Int

  /// Every schedule if there are at most 500, else 200 (2,000 where the environment says `CI`).
  public static let standard = ExplorationBudget(schedules: nil, time: nil, exhaustiveLimit: 500)

  /// Every schedule if there are at most that many, else that many.
  ///
  /// - Parameter count: the number of schedules, at least 1.
  /// - Returns: the budget.
  public static func schedules(_ count: Int) -> ExplorationBudget {
    ExplorationBudget(schedules: max(1, count), time: nil, exhaustiveLimit: max(1, count))
  }

  /// As many schedules as fit into some real time.
  ///
  /// - Parameter limit: the real time.
  /// - Returns: the budget.
  public static func time(_ limit: Duration) -> ExplorationBudget {
    ExplorationBudget(schedules: .max, time: limit, exhaustiveLimit: .max)
  }

  /// So many schedules, and no more than fit into some real time.
  ///
  /// - Parameters:
  ///   - count: the number of schedules, at least 1.
  ///   - limit: the real time.
  /// - Returns: the budget.
  public static func schedules(_ count: Int, within limit: Duration) -> ExplorationBudget {
    ExplorationBudget(
      schedules: max(1, count), time: limit, exhaustiveLimit: max(1, count))
  }
}
