/// What an observed property holds: its value, and whom it tells of changes.
@MainActor
@usableFromInline final class ObservedStorage<Value>: Dependency {
  @usableFromInline let serial = DependencyTracking.nextSerial()
  @usableFromInline var value: Value
  @usableFromInline var observers = SubscriberList<any DependencyObserver>()
  private var pruneLimit = 8

  @usableFromInline init(_ value: Value) {
    self.value = value
  }

  /// The value; whoever is finding out what it depends on notes it.
  @inlinable func read() -> Value {
    if let observer = DependencyTracking.observer { observer.note(self) }
    return value
  }

  /// Sets the value, then tells of it.
  @inlinable func write(_ value: Value) {
    self.value = value
    observers.forEach { $0.dependencyChanged() }
  }

  @usableFromInline func connect(_ observer: any DependencyObserver) -> Int {
    if observers.count >= pruneLimit {
      observers.removeAll { !$0.isActive }
      pruneLimit = max(8, 2 * observers.count)
    }
    return observers.append(observer)
  }

  @usableFromInline func disconnect(_ identifier: Int) {
    _ = observers.remove(identifier)
  }
}
