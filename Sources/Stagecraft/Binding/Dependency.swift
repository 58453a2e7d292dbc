/// Something that bindings depend on: an observed property, whatever its type.
@MainActor
@usableFromInline final class Dependency {
  private static var latestSerial = 0

  /// Tells it from all others, also from those that are gone.
  let serial: Int

  /// Exclusive access is not checked at run time, as in ``KeyPathBinding``: nobody is told while this changes.
  @exclusivity(unchecked) private var observers = SubscriberList<KeyPathBinding>()
  private var pruneLimit = 8

  @usableFromInline init() {
    Self.latestSerial += 1
    serial = Self.latestSerial
  }

  /// Tells every observer that it has changed, in the order in which they were bound.
  @usableFromInline func changed() {
    let told = observers
    told.forEach { $0.update() }
  }

  /// Tells an observer of every change.
  ///
  /// - Returns: What disconnects it.
  func connect(_ observer: KeyPathBinding) -> Int {
    if observers.count >= pruneLimit {
      observers.removeAll { !$0.isActive }
      pruneLimit = max(8, 2 * observers.count)
    }
    return observers.append(observer)
  }

  /// Tells an observer nothing any more.
  func disconnect(_ identifier: Int) {
    _ = observers.remove(identifier)
  }
}
