#if !canImport(Combine)
/// Something that can be cancelled: a subscription, for example.
public protocol Cancellable {
  /// Ends it. A second call does nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps this in a set, and cancels it when the set lets go of it.
  ///
  /// - Parameter set: The set to add it to.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }

  /// Keeps this in a collection, and cancels it when the collection lets go of it.
  ///
  /// - Parameter collection: The collection to add it to.
  public func store<Bag>(in collection: inout Bag)
  where Bag: RangeReplaceableCollection, Bag.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }
}
#endif
