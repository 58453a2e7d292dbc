/// What an `@Replay` attribute says, before it is known which slots there are.
enum ReplayMark: Equatable {
  /// No slot means the method's own.
  case latest(slot: String?, key: String?, limit: String?, emptying: [String])
  case once
  case transient
  /// No slots means all of them.
  case reset(slots: [String])

  /// What a method without the attribute means.
  static let standard = latest(slot: nil, key: nil, limit: nil, emptying: [])
}
