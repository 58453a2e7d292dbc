#if !canImport(Combine)
import Synchronization

/// What a published property holds: delivers a value first, and has it then.
@usableFromInline final class PublishedSubject<Output> {
  @usableFromInline let registry = SubscriberRegistry()

  // The registry's lock guards these, so exclusivity needs no check of its own.
  @exclusivity(unchecked) @usableFromInline var current: Output
  @exclusivity(unchecked) @usableFromInline var objectWillChange: ObservableObjectPublisher?
  private var kept: [AnyCancellable] = []

  @usableFromInline init(_ value: Output) {
    current = value
  }

  @inlinable var value: Output {
    var result: Output?
    registry.lock.withLock { _ in result = current }
    return result!
  }

  @inlinable func send(_ value: Output) {
    var receivers = SubscriberList<AnyDownstream>()
    var owner: ObservableObjectPublisher?
    registry.lock.withLock { _ in
      receivers = registry.subscribers
      owner = objectWillChange
    }
    owner?.send()
    receivers.send(value, failingWith: Never.self)
    var previous = value
    // The old value is let go of outside the lock, since that may run anything.
    registry.lock.withLock { _ in swap(&current, &previous) }
  }

  @inlinable func receive(downstream: Downstream<Output, Never>) {
    var first: Output?
    registry.lock.withLock { _ in
      first = current
      registry.connect(downstream)
    }
    if let first { downstream.receive(first) }
  }

  var changePublisher: ObservableObjectPublisher? {
    var result: ObservableObjectPublisher?
    registry.lock.withLock { _ in result = objectWillChange }
    return result
  }

  func install(_ publisher: ObservableObjectPublisher) {
    registry.lock.withLock { _ in objectWillChange = publisher }
  }

  /// Keeps a subscription for as long as the property exists.
  func keep(_ subscription: AnyCancellable) {
    registry.lock.withLock { _ in kept.append(subscription) }
  }
}
#endif
