/// A property of a ``BindingSource`` whose changes are seen by those who bind it.
///
/// Whoever is bound sees each new value after the property has it, in the order in which they were
/// bound. Setting the same value again counts as a change.
@MainActor
@propertyWrapper
public struct Observed<Value> {
  @usableFromInline let storage: ObservedStorage<Value>

  /// Makes a property.
  ///
  /// - Parameter wrappedValue: Its first value.
  @inlinable public init(wrappedValue: Value) {
    storage = ObservedStorage(wrappedValue)
  }

  /// The property's value.
  @inlinable public var wrappedValue: Value {
    get { storage.read() }
    nonmutating set { storage.write(newValue) }
  }
}
