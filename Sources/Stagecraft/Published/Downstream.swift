#if !canImport(Combine)
import Synchronization

/// What a downstream is connected to, for as long as it is.
@usableFromInline protocol Upstream: AnyObject {
  /// Disconnects a downstream.
  ///
  /// - Parameter identifier: What the upstream gave the downstream when it connected it.
  func disconnect(_ identifier: Int)
}

/// The receiving end of one subscription.
///
/// Apps do not see it: `sink` makes one for its closures, and operators make one for each stage between
/// there and the subject. It holds its closures for good, and those who hold it let go of it when it is
/// cancelled; so nothing needs a lock while a value is delivered.
public final class Downstream<Input, Failure: Error> {
  @usableFromInline let deliver: (Input) -> Void
  @usableFromInline let complete: ((Subscribers.Completion<Failure>) -> Void)?
  @usableFromInline let active = Atomic(true)

  /// Only the one who makes `active` false touches this after it was connected.
  @usableFromInline var upstream: (any Upstream)?
  @usableFromInline var identifier = 0

  @inlinable init(
    deliver: @escaping (Input) -> Void,
    complete: ((Subscribers.Completion<Failure>) -> Void)?
  ) {
    self.deliver = deliver
    self.complete = complete
  }

  @inlinable var isActive: Bool { active.load(ordering: .acquiring) }

  /// Notes where values come from.
  @inlinable func connect(to upstream: any Upstream, as identifier: Int) {
    self.upstream = upstream
    self.identifier = identifier
  }

  @inlinable func receive(_ value: Input) {
    if isActive { deliver(value) }
  }

  @inlinable func receive(completion: Subscribers.Completion<Failure>) {
    guard active.exchange(false, ordering: .acquiringAndReleasing) else { return }
    upstream = nil
    complete?(completion)
  }
}

extension Downstream: CancellableObject {
  /// Ends the subscription: nothing is delivered any more.
  @inlinable public func cancel() {
    guard active.exchange(false, ordering: .acquiringAndReleasing) else { return }
    let upstream = upstream
    self.upstream = nil
    upstream?.disconnect(identifier)
  }
}

/// An operator's downstream is the upstream of the one after it.
extension Downstream: Upstream {
  @inlinable func disconnect(_ identifier: Int) {
    cancel()
  }
}
#endif
