#if !canImport(Combine)
import Synchronization

/// Cancels a subscription when asked to, or when nobody refers to this any more.
///
/// The last reference may go on any thread; cancelling is safe there.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = Mutex(())

  /// What to cancel, until that has happened. The lock guards it, so exclusivity needs no check of its own.
  @exclusivity(unchecked) private var target: (any CancellableObject)?

  /// Makes a cancellable that runs a closure, once.
  ///
  /// - Parameter cancel: What to do.
  public init(_ cancel: @escaping () -> Void) {
    target = CancellableClosure(cancel)
  }

  /// Makes a cancellable that cancels another, once.
  ///
  /// - Parameter canceller: What to cancel.
  public init(_ canceller: some Cancellable) {
    target = canceller as? any CancellableObject ?? CancellableClosure(canceller.cancel)
  }

  /// Makes the cancellable of a subscription.
  @usableFromInline init(object: any CancellableObject) {
    target = object
  }

  deinit {
    target?.cancel()
  }

  /// Cancels what this stands for, and lets go of it.
  public func cancel() {
    var taken: (any CancellableObject)?
    lock.withLock { _ in swap(&taken, &target) }
    taken?.cancel()
  }

  /// Keeps this in a set, and cancels it when the set lets go of it.
  ///
  /// - Parameter set: The set to add it to.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Keeps this in a collection, and cancels it when the collection lets go of it.
  ///
  /// - Parameter collection: The collection to add it to.
  public func store<Bag>(in collection: inout Bag)
  where Bag: RangeReplaceableCollection, Bag.Element == AnyCancellable {
    collection.append(self)
  }

  /// Whether two references are to the same cancellable.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool {
    left === right
  }

  /// Hashes the reference.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// A cancellable that is an object: two words in place of five.
@usableFromInline protocol CancellableObject: AnyObject, Cancellable {}

private final class CancellableClosure: CancellableObject {
  private let closure: () -> Void

  init(_ closure: @escaping () -> Void) {
    self.closure = closure
  }

  func cancel() {
    closure()
  }
}
#endif
