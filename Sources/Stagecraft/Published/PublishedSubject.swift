#if !canImport(Combine)
import Synchronization

/// What a published property holds: delivers a value first, and has it then.
@usableFromInline final class PublishedSubject<Output> {
  @usableFromInline let lock = Mutex(())

  // The lock guards these, so exclusivity needs no check of its own.
  @exclusivity(unchecked) @usableFromInline var current: Output
  @exclusivity(unchecked) @usableFromInline var subscribers = SubscriberList<
    Downstream<Output, Never>
  >()
  @exclusivity(unchecked) @usableFromInline var objectWillChange: ObservableObjectPublisher?
  private var kept: [AnyCancellable] = []

  @usableFromInline init(_ value: Output) {
    current = value
  }

  @inlinable var value: Output {
    var result: Output?
    lock.withLock { _ in result = current }
    return result!
  }

  @inlinable func send(_ value: Output) {
    var receivers = SubscriberList<Downstream<Output, Never>>()
    var owner: ObservableObjectPublisher?
    lock.withLock { _ in
      receivers = subscribers
      owner = objectWillChange
    }
    owner?.send()
    receivers.forEach { $0.receive(value) }
    var previous = value
    // The old value is let go of outside the lock, since that may run anything.
    lock.withLock { _ in swap(&current, &previous) }
  }

  func receive(downstream: Downstream<Output, Never>) {
    var first: Output?
    lock.withLock { _ in
      first = current
      downstream.connect(to: self, as: subscribers.append(downstream))
    }
    if let first { downstream.receive(first) }
  }

  var changePublisher: ObservableObjectPublisher? {
    var result: ObservableObjectPublisher?
    lock.withLock { _ in result = objectWillChange }
    return result
  }

  func install(_ publisher: ObservableObjectPublisher) {
    lock.withLock { _ in objectWillChange = publisher }
  }

  /// Keeps a subscription for as long as the property exists.
  func keep(_ subscription: AnyCancellable) {
    lock.withLock { _ in kept.append(subscription) }
  }
}

extension PublishedSubject: Upstream {
  @usableFromInline func disconnect(_ identifier: Int) {
    var removed: Downstream<Output, Never>?
    lock.withLock { _ in removed = subscribers.remove(identifier) }
    // Let go of outside the lock: what its closures hold may cancel other subscriptions of this subject.
    withExtendedLifetime(removed) {}
  }
}
#endif
