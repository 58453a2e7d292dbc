/// A way to go through the schedules of a program.
///
/// The engine knows no strategy: it asks at each choice point, and says when a schedule begins and ends.
protocol Strategy: AnyObject {
  /// Prepares for the next schedule.
  ///
  /// - Returns: false when there is none left to try.
  func begin() -> Bool

  /// Chooses what happens next.
  ///
  /// - Returns: the index of an option, below the point's count.
  func choose(_ point: ChoicePoint) -> Int

  /// Says that the schedule has ended.
  ///
  /// - Parameter count: how many choices it had.
  func end(count: Int)
}
