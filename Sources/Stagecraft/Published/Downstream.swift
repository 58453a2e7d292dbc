#if !canImport(Combine)
/// The receiving end of one subscription.
///
/// Apps do not see it: `sink` makes one for its closures, and operators make one for each stage between
/// there and the subject. It holds its closures for good, and those who hold it let go of it when it is
/// cancelled; so nothing needs a lock while a value is delivered.
public final class Downstream<Input, Failure: Error>: AnyDownstream {
  @usableFromInline let deliver: (Input) -> Void
  @usableFromInline let complete: ((Subscribers.Completion<Failure>) -> Void)?

  @inlinable init(
    deliver: @escaping (Input) -> Void,
    complete: ((Subscribers.Completion<Failure>) -> Void)?
  ) {
    self.deliver = deliver
    self.complete = complete
    super.init()
  }

  @inlinable func receive(_ value: Input) {
    if isActive { deliver(value) }
  }

  @inlinable func receive(completion: Subscribers.Completion<Failure>) {
    if finish() { complete?(completion) }
  }
}
#endif
