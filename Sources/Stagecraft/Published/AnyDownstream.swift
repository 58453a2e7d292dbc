#if !canImport(Combine)
import Synchronization

/// What a subscription is connected to, for as long as it is.
@usableFromInline protocol Upstream: AnyObject {
  /// Disconnects a subscription.
  ///
  /// - Parameter identifier: What the upstream gave the subscription when it connected it.
  func disconnect(_ identifier: Int)
}

/// The part of a subscription that knows no types, so that the code that connects and cancels it is not
/// generic: generic code of another module finds out its types anew at each call.
public class AnyDownstream {
  @usableFromInline let active = Atomic(true)

  /// Only the one who makes `active` false touches these after it was connected.
  private var upstream: (any Upstream)?
  private var identifier = 0

  @usableFromInline init() {}

  @inlinable final var isActive: Bool { active.load(ordering: .acquiring) }

  /// Notes where values come from.
  @usableFromInline final func connect(to upstream: any Upstream, as identifier: Int) {
    self.upstream = upstream
    self.identifier = identifier
  }

  /// Ends the subscription from above.
  ///
  /// - Returns: Whether it had not ended before.
  @usableFromInline final func finish() -> Bool {
    guard active.exchange(false, ordering: .acquiringAndReleasing) else { return false }
    upstream = nil
    return true
  }
}

extension AnyDownstream: CancellableObject {
  /// Ends the subscription: nothing is delivered any more.
  public final func cancel() {
    guard active.exchange(false, ordering: .acquiringAndReleasing) else { return }
    let upstream = upstream
    self.upstream = nil
    upstream?.disconnect(identifier)
  }
}

/// An operator's subscription is the upstream of the one after it.
extension AnyDownstream: Upstream {
  @usableFromInline final func disconnect(_ identifier: Int) {
    cancel()
  }
}
#endif
