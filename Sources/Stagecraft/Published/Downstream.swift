#if !canImport(Combine)
/// The receiving end of one subscription.
///
/// Apps do not see it: `sink` makes one for its closures, and operators make one for each stage between
/// there and the subject. It lets go of its closures when the publisher ends. Who cancels lets go of this
/// instead, since that may happen on any thread, while values are delivered; so nothing needs a lock.
public final class Downstream<Input, Failure: Error>: AnyDownstream {
  // Values and the end come from one isolation domain, so exclusivity needs no check.
  @exclusivity(unchecked) @usableFromInline var deliver: ((Input) -> Void)?
  @exclusivity(unchecked) @usableFromInline
  var complete: ((Subscribers.Completion<Failure>) -> Void)?

  @inlinable init(
    deliver: @escaping (Input) -> Void,
    complete: ((Subscribers.Completion<Failure>) -> Void)?
  ) {
    self.deliver = deliver
    self.complete = complete
    super.init()
  }

  @inlinable func receive(_ value: Input) {
    if isActive { deliver?(value) }
  }

  @inlinable func receive(completion: Subscribers.Completion<Failure>) {
    guard finish() else { return }
    let complete = complete
    // As Combine does: what the closures hold is let go of before the end is told.
    self.deliver = nil
    self.complete = nil
    complete?(completion)
  }
}
#endif
