/// Those who subscribed, in the order in which they did. A value, so that a copy of it stands still
/// while values are delivered to those in it.
///
/// Who leaves makes a gap, and gaps are closed when there are more of them than of the others, so that
/// both ways cost little, however many there are.
@usableFromInline struct SubscriberList<Subscriber> {
  @usableFromInline struct Entry {
    @usableFromInline let identifier: Int
    @usableFromInline var subscriber: Subscriber?

    @inlinable init(identifier: Int, subscriber: Subscriber) {
      self.identifier = identifier
      self.subscriber = subscriber
    }
  }

  /// Identifiers ascend.
  @usableFromInline var entries: ContiguousArray<Entry> = []
  @usableFromInline var gaps = 0
  @usableFromInline var nextIdentifier = 0

  @inlinable init() {}

  @inlinable var count: Int { entries.count - gaps }

  /// Adds a subscriber behind the others.
  ///
  /// - Returns: What removes it.
  /// - Complexity: O(1), amortized.
  @inlinable mutating func append(_ subscriber: Subscriber) -> Int {
    let identifier = nextIdentifier
    nextIdentifier += 1
    entries.append(Entry(identifier: identifier, subscriber: subscriber))
    return identifier
  }

  /// Removes a subscriber; does nothing if it is gone already.
  ///
  /// - Returns: The subscriber, so that the caller can let go of it where that is safe.
  /// - Complexity: O(log *n*), amortized.
  @inlinable mutating func remove(_ identifier: Int) -> Subscriber? {
    let index = position(of: identifier)
    guard index < entries.count, entries[index].identifier == identifier else { return nil }
    guard let subscriber = entries[index].subscriber.take() else { return nil }
    gaps += 1
    while let last = entries.last, last.subscriber == nil {
      entries.removeLast()
      gaps -= 1
    }
    if gaps > entries.count / 2 { closeGaps() }
    return subscriber
  }

  /// Removes those for whom a condition holds.
  ///
  /// - Complexity: O(*n*).
  mutating func removeAll(where condition: (Subscriber) -> Bool) {
    entries.removeAll { $0.subscriber.map(condition) ?? true }
    gaps = 0
  }

  /// Calls a closure for each subscriber, in order.
  @inlinable func forEach(_ body: (Subscriber) -> Void) {
    for entry in entries {
      if let subscriber = entry.subscriber { body(subscriber) }
    }
  }

  @inlinable mutating func closeGaps() {
    entries.removeAll { $0.subscriber == nil }
    gaps = 0
  }

  @inlinable func position(of identifier: Int) -> Int {
    if let last = entries.last, last.identifier == identifier { return entries.count - 1 }
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].identifier < identifier { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
