#if !canImport(Combine)
import Synchronization

/// Those who subscribed to a subject, and the lock that guards them and the subject's state.
///
/// It knows no types; see ``AnyDownstream``. Subscriptions hold it and not the subject.
@usableFromInline final class SubscriberRegistry: Upstream {
  @usableFromInline let lock = Mutex(())

  /// The lock guards this, so exclusivity needs no check of its own.
  @exclusivity(unchecked) @usableFromInline var subscribers = SubscriberList<AnyDownstream>()

  @usableFromInline init() {}

  /// Adds a subscription behind the others. To be called under the lock.
  @usableFromInline func connect(_ connection: AnyDownstream) {
    connection.connect(to: self, as: subscribers.append(connection))
  }

  @usableFromInline func disconnect(_ identifier: Int) {
    var removed: AnyDownstream?
    lock.withLock { _ in removed = subscribers.remove(identifier) }
    // Let go of outside the lock: what its closures hold may cancel other subscriptions of this subject.
    withExtendedLifetime(removed) {}
  }
}

extension SubscriberList<AnyDownstream> {
  /// Delivers a value to all, in order. All must receive what the caller says.
  @inlinable func send<Output, Failure: Error>(
    _ value: Output, failingWith failure: Failure.Type
  ) {
    forEach { downstream($0, Output.self, Failure.self).receive(value) }
  }

  /// Tells all how it ended, in order. All must receive what the caller says.
  @inlinable func send<Output, Failure: Error>(
    completion: Subscribers.Completion<Failure>, insteadOf output: Output.Type
  ) {
    forEach { downstream($0, Output.self, Failure.self).receive(completion: completion) }
  }

  /// A subject connects nothing but downstreams of its own types, so the cast cannot fail. It is checked
  /// in debug builds.
  @inlinable func downstream<Output, Failure: Error>(
    _ connection: AnyDownstream, _ output: Output.Type, _ failure: Failure.Type
  ) -> Downstream<Output, Failure> {
    unsafeDowncast(connection, to: Downstream<Output, Failure>.self)
  }
}
#endif
