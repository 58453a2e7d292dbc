import RehearsalHooks

/// What an exploration has found.
public struct ExplorationReport: Sendable, CustomStringConvertible {
  /// How many schedules ran. Those run to shrink a failure do not count.
  public internal(set) var schedules: Int
  /// How many of them failed.
  public internal(set) var failures: Int
  /// Whether these were all the schedules there are: with `REHEARSAL_SHARD`, all of the shard's.
  public internal(set) var isExhaustive: Bool
  /// How fine the choices were.
  public internal(set) var order: ScheduleOrder
  /// Which schedule was the first to fail, counted from 1.
  public internal(set) var firstFailure: Int?
  /// Which part of the exploration this process has.
  var shard: Shard?
  /// The smallest schedule found that fails.
  public internal(set) var smallestFailure: ScheduleFailure?

  init(schedules: Int, failures: Int, isExhaustive: Bool, order: ScheduleOrder) {
    self.schedules = schedules
    self.failures = failures
    self.isExhaustive = isExhaustive
    self.order = order
  }

  /// One line for a success; for a failure what went wrong, the timeline and how to replay it.
  public var description: String {
    guard let failure = smallestFailure else {
      return isExhaustive ? "all \(schedules) schedules\(part) hold" : "\(schedules) schedules hold"
    }
    let count = isExhaustive ? "all \(schedules)" : "\(schedules)"
    let order = order == .jobs ? "jobs" : "completion"
    return """
      \(failures) of \(count) schedules\(isExhaustive ? part : "") fail (order: .\(order)). The smallest found:

      \(failure)
      """
  }

  private var part: String { shard.map { " of shard \($0.index)/\($0.count)" } ?? "" }
}
