#if !canImport(Combine)
import Synchronization

/// Delivers what is sent to those who subscribe at that moment, in the order in which they subscribed.
///
/// It keeps nothing. A value sent while another is being delivered is delivered at once, before the rest
/// get the first one. Who subscribes after it ended is told so.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  @usableFromInline let lock = Mutex(())

  // The lock guards these, so exclusivity needs no check of its own.
  @exclusivity(unchecked) @usableFromInline var subscribers = SubscriberList<
    Downstream<Output, Failure>
  >()
  @exclusivity(unchecked) @usableFromInline var completion: Subscribers.Completion<Failure>?

  /// Makes a subject without subscribers.
  public init() {}

  /// Delivers a value to every subscriber. After the end it does nothing.
  ///
  /// - Parameter value: What to deliver.
  /// - Complexity: O(*n*) for *n* subscribers.
  @inlinable public func send(_ value: Output) {
    var receivers = SubscriberList<Downstream<Output, Failure>>()
    lock.withLock { _ in receivers = subscribers }
    receivers.forEach { $0.receive(value) }
  }

  /// Ends this: subscribers are told how, and nothing is delivered any more.
  ///
  /// - Parameter completion: How it ended.
  public func send(completion: Subscribers.Completion<Failure>) {
    var receivers = SubscriberList<Downstream<Output, Failure>>()
    lock.withLock { _ in
      guard self.completion == nil else { return }
      self.completion = completion
      swap(&receivers, &subscribers)
    }
    receivers.forEach { $0.receive(completion: completion) }
  }

  /// Connects a subscription. Operators and `sink` call this; apps do not.
  ///
  /// - Parameter downstream: What to deliver to.
  public func receive(downstream: Downstream<Output, Failure>) {
    var end: Subscribers.Completion<Failure>?
    lock.withLock { _ in
      end = completion
      if end == nil { downstream.connect(to: self, as: subscribers.append(downstream)) }
    }
    if let end { downstream.receive(completion: end) }
  }
}

extension PassthroughSubject: Upstream {
  @usableFromInline func disconnect(_ identifier: Int) {
    var removed: Downstream<Output, Failure>?
    lock.withLock { _ in removed = subscribers.remove(identifier) }
    // Let go of outside the lock: what its closures hold may cancel other subscriptions of this subject.
    withExtendedLifetime(removed) {}
  }
}
#endif
