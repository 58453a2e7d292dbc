/// Keeps values up to a total cost. What was not used for longest goes first.
struct BoundedCache<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let cost: Int
    var used: Int
  }

  private let limit: Int
  private var entries: [Key: Entry] = [:]
  private var uses = 0
  private(set) var cost = 0

  init(limit: Int) {
    self.limit = limit
  }

  var count: Int { entries.count }

  func contains(_ key: Key) -> Bool { entries[key] != nil }

  /// The value, which counts as used now.
  mutating func value(for key: Key) -> Value? {
    uses += 1
    entries[key]?.used = uses
    return entries[key]?.value
  }

  /// Keeps a value, unless it alone exceeds the limit.
  ///
  /// - Complexity: O(entries x those that go).
  mutating func insert(_ value: Value, cost newCost: Int, for key: Key) {
    remove(key)
    guard newCost <= limit else { return }
    while cost + newCost > limit, let oldest = entries.min(by: { $0.value.used < $1.value.used }) {
      remove(oldest.key)
    }
    uses += 1
    entries[key] = Entry(value: value, cost: newCost, used: uses)
    cost += newCost
  }

  private mutating func remove(_ key: Key) {
    if let entry = entries.removeValue(forKey: key) { cost -= entry.cost }
  }
}
