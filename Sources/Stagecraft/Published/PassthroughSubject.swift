#if !canImport(Combine)
import Synchronization

/// Delivers what is sent to those who subscribe at that moment, in the order in which they subscribed.
///
/// It keeps nothing. A value sent while another is being delivered is delivered at once, before the rest
/// get the first one. Who subscribes after it ended is told so.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  @usableFromInline let registry = SubscriberRegistry()

  /// The registry's lock guards this, so exclusivity needs no check of its own.
  @exclusivity(unchecked) @usableFromInline var completion: Subscribers.Completion<Failure>?

  /// Makes a subject without subscribers.
  @inlinable public init() {}

  /// Delivers a value to every subscriber. After the end it does nothing.
  ///
  /// - Parameter value: What to deliver.
  /// - Complexity: O(*n*) for *n* subscribers.
  @inlinable public func send(_ value: Output) {
    var receivers = SubscriberList<AnyDownstream>()
    registry.lock.withLock { _ in receivers = registry.subscribers }
    receivers.send(value, failingWith: Failure.self)
  }

  /// Ends this: subscribers are told how, and nothing is delivered any more.
  ///
  /// - Parameter completion: How it ended.
  @inlinable public func send(completion: Subscribers.Completion<Failure>) {
    var receivers = SubscriberList<AnyDownstream>()
    registry.lock.withLock { _ in
      guard self.completion == nil else { return }
      self.completion = completion
      swap(&receivers, &registry.subscribers)
    }
    receivers.send(completion: completion, insteadOf: Output.self)
  }

  /// Connects a subscription. Operators and `sink` call this; apps do not.
  ///
  /// - Parameter downstream: What to deliver to.
  @inlinable public func receive(downstream: Downstream<Output, Failure>) {
    var end: Subscribers.Completion<Failure>?
    registry.lock.withLock { _ in
      end = completion
      if end == nil { registry.connect(downstream) }
    }
    if let end { downstream.receive(completion: end) }
  }
}
#endif
