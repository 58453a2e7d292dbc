/// Turns announcements of changes, each of which comes with the value as it was before, into the values
/// after them.
///
/// The value before a change is the one after the change before it. Only the newest value has no later
/// change to bring it along; it is read at the end of the turn.
enum UncoalescedChanges<Value> {
  /// Everything has been delivered.
  case settled

  /// Values that were passed through since then; the newest one is yet to be read.
  case changing(passed: [Value])

  init() {
    self = .settled
  }

  /// Notes that the value is about to change.
  ///
  /// - Parameter old: The value before the change. What comes before the first change of a turn was
  ///   delivered already.
  mutating func willChange(from old: Value) {
    switch self {
    case .settled:
      self = .changing(passed: [])
    case .changing(var passed):
      self = .settled
      passed.append(old)
      self = .changing(passed: passed)
    }
  }

  /// Ends a turn.
  ///
  /// - Parameter newest: The value now.
  /// - Returns: The values to deliver, in order.
  mutating func flush(with newest: Value) -> [Value] {
    guard case .changing(let passed) = self else { return [] }
    self = .settled
    return passed + [newest]
  }
}
