/// Keeps a binding: it ends when this is cancelled, or when nobody refers to this any more.
@MainActor
public final class BindingToken {
  private let binding: any CancellableBinding

  @usableFromInline init(_ binding: any CancellableBinding) {
    self.binding = binding
  }

  /// The last reference may go on any thread. So the binding is only told to do nothing any more; its
  /// source lets go of it later.
  deinit {
    binding.deactivate()
  }

  /// Ends the binding. A second call does nothing.
  public func cancel() {
    binding.cancel()
  }

  /// Keeps this in a bag.
  ///
  /// - Parameter bag: The bag.
  public func store(in bag: BindingBag) {
    bag.insert(self)
  }
}

/// A binding, whatever its types.
@MainActor @usableFromInline protocol CancellableBinding: AnyObject, Sendable {
  /// Makes it do nothing any more.
  nonisolated func deactivate()

  /// Makes it do nothing any more, and lets go of everything.
  func cancel()
}
