/// The numbered updates of a page that it may still have to be told again. Bounded: the oldest go first.
struct UpdateLog {
  /// How much is kept.
  struct Limits: Sendable, Equatable {
    /// How many updates.
    var count: Int
    /// How many bytes they may have together.
    var bytes: Int
  }

  private let limits: Limits
  private var updates: ArraySlice<PageUpdate> = []
  private var bytes = 0
  /// The number of the newest update; 0 before the first.
  private(set) var lastNumber = 0

  init(limits: Limits) {
    self.limits = limits
  }

  /// Keeps an update.
  ///
  /// - Returns: its number.
  mutating func append(_ update: PageUpdate) -> Int {
    lastNumber += 1
    bytes += update.byteCount
    updates.append(update)
    while updates.count > limits.count || (bytes > limits.bytes && updates.count > 1) {
      dropFirst()
    }
    return lastNumber
  }

  /// The updates behind a number, with their numbers.
  ///
  /// - Returns: nil if some of them are gone, or the number was never given.
  func since(_ number: Int) -> [(number: Int, update: PageUpdate)]? {
    let firstNumber = lastNumber - updates.count + 1
    guard number <= lastNumber, number >= firstNumber - 1 else { return nil }
    let missed = updates.suffix(lastNumber - number)
    return zip((number + 1)..., missed).map { (number: $0, update: $1) }
  }

  /// The page has seen everything up to this number.
  mutating func forget(through number: Int) {
    while !updates.isEmpty, lastNumber - updates.count + 1 <= min(number, lastNumber) {
      dropFirst()
    }
    if updates.isEmpty { updates = [] }
  }

  private mutating func dropFirst() {
    bytes -= updates.removeFirst().byteCount
  }
}
