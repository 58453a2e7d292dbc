/// Who may go on, and who waits for a place to become free. The state behind ``LimitingTransport``, without
/// any concurrency.
struct Slots<Waiter> {
  /// What asking for a place comes to.
  enum Entry: Equatable {
    /// There is a place: go on.
    case enter
    /// There is none: wait to be woken.
    case wait
    /// The asker left before asking.
    case refuse
  }

  private var freeCount: Int
  private var latestNumber = 0
  /// Those that were announced and have not asked; false if they left meanwhile.
  private var announced: [Int: Bool] = [:]
  /// In the order in which they came.
  private var waiting: [(number: Int, waiter: Waiter)] = []

  /// - Parameter limit: How many places there are; at least one.
  init(limit: Int) {
    freeCount = max(1, limit)
  }

  /// Announces an asker, who may leave before asking.
  mutating func announce() -> Int {
    latestNumber += 1
    announced[latestNumber] = true
    return latestNumber
  }

  /// Asks for a place.
  mutating func ask(_ waiter: Waiter, as number: Int) -> Entry {
    guard announced.removeValue(forKey: number) == true else { return .refuse }
    guard freeCount > 0 else {
      waiting.append((number, waiter))
      return .wait
    }
    freeCount -= 1
    return .enter
  }

  /// Lets an asker go that does not want a place any more.
  ///
  /// - Returns: The one that waited, if it did.
  mutating func leave(_ number: Int) -> Waiter? {
    if announced[number] != nil { announced[number] = false }
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return nil }
    return waiting.remove(at: index).waiter
  }

  /// Frees a place.
  ///
  /// - Returns: Who has it now, if somebody waited.
  mutating func free() -> Waiter? {
    guard waiting.isEmpty else { return waiting.removeFirst().waiter }
    freeCount += 1
    return nil
  }
}
