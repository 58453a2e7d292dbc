#if !canImport(Combine)
import Synchronization

/// Holds a value, delivers it to whoever subscribes, and every later one to all.
///
/// The value changes first, then subscribers get it in the order in which they subscribed. Who
/// subscribes after it ended gets no value and is told that it ended.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  @usableFromInline let registry = SubscriberRegistry()

  // The registry's lock guards these, so exclusivity needs no check of its own.
  @exclusivity(unchecked) @usableFromInline var current: Output
  @exclusivity(unchecked) @usableFromInline var completion: Subscribers.Completion<Failure>?

  /// Makes a subject without subscribers.
  ///
  /// - Parameter value: What it holds at first.
  @inlinable public init(_ value: Output) {
    current = value
  }

  /// What it holds. Setting it is the same as sending it.
  @inlinable public var value: Output {
    get {
      var result: Output?
      registry.lock.withLock { _ in result = current }
      return result!
    }
    set { send(newValue) }
  }

  /// Holds a value from now on and delivers it to every subscriber. After the end it does nothing.
  ///
  /// - Parameter value: What to hold and deliver.
  /// - Complexity: O(*n*) for *n* subscribers.
  @inlinable public func send(_ value: Output) {
    var receivers = SubscriberList<AnyDownstream>()
    var previous = value
    registry.lock.withLock { _ in
      guard completion == nil else { return }
      // The old value is let go of outside the lock, since that may run anything.
      swap(&current, &previous)
      receivers = registry.subscribers
    }
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
    var first: Output?
    registry.lock.withLock { _ in
      end = completion
      guard end == nil else { return }
      first = current
      registry.connect(downstream)
    }
    if let end {
      downstream.receive(completion: end)
    } else if let first {
      downstream.receive(first)
    }
  }
}
#endif
