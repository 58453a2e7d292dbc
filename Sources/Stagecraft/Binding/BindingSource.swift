/// An object whose ``Observed`` properties can be bound to properties of other objects by key paths,
/// without any reactive framework.
///
/// ```swift
/// @MainActor final class ClockModel: BindingSource {
///   @Observed var seconds = 0
///   var text: String { "\(seconds) s" }
/// }
/// let token = try model.observe(\.text, bindTo: label, \.text)
/// ```
/// What a key path reads is found out by reading it. So computed properties can be bound as well, and
/// properties of an observed object.
@MainActor
public protocol BindingSource: AnyObject {}

// Each `observe` has one closure of no generic type, which captures the key paths themselves: that is what the
// optimiser can copy for key paths that are literals. Closures that are handed on to generic code are left as
// they are.

extension BindingSource {
  /// Sets a property of another object at once, and again whenever the value changes.
  ///
  /// The source and the target are referred to weakly. When one of them is gone, so is the binding.
  ///
  /// - Parameters:
  ///   - keyPath: What to observe.
  ///   - target: Whose property to set.
  ///   - targetKeyPath: The property to set.
  /// - Returns: What keeps the binding: it ends when this is cancelled or gone.
  /// - Throws: ``BindingError/unobservable(keyPath:)`` if nothing observed is read by the key path. The
  ///   target is then left as it is.
  @inlinable @inline(__always) public func observe<Target: AnyObject, Value>(
    _ keyPath: KeyPath<Self, Value>, bindTo target: Target,
    _ targetKeyPath: ReferenceWritableKeyPath<Target, Value>
  ) throws(BindingError) -> BindingToken {
    let binding = KeyPathBinding { [weak self, weak target] binding in
      guard let self, let target else { return false }
      let value = binding.tracking { self[keyPath: keyPath] }
      if binding.isConnected { target[keyPath: targetKeyPath] = value }
      return true
    }
    return try binding.start(naming: keyPath)
  }

  /// Sets an optional property of another object at once, and again whenever the value changes.
  ///
  /// - Parameters:
  ///   - keyPath: What to observe.
  ///   - target: Whose property to set.
  ///   - targetKeyPath: The property to set.
  /// - Returns: What keeps the binding: it ends when this is cancelled or gone.
  /// - Throws: ``BindingError/unobservable(keyPath:)`` if nothing observed is read by the key path.
  @inlinable @inline(__always) public func observe<Target: AnyObject, Value>(
    _ keyPath: KeyPath<Self, Value>, bindTo target: Target,
    _ targetKeyPath: ReferenceWritableKeyPath<Target, Value?>
  ) throws(BindingError) -> BindingToken {
    let binding = KeyPathBinding { [weak self, weak target] binding in
      guard let self, let target else { return false }
      let value = binding.tracking { self[keyPath: keyPath] }
      if binding.isConnected { target[keyPath: targetKeyPath] = value }
      return true
    }
    return try binding.start(naming: keyPath)
  }

  /// Sets a property of another object at once, and again whenever the value changes; nil is left out.
  ///
  /// - Parameters:
  ///   - keyPath: What to observe.
  ///   - target: Whose property to set.
  ///   - targetKeyPath: The property to set. It keeps its value when the one observed becomes nil.
  /// - Returns: What keeps the binding: it ends when this is cancelled or gone.
  /// - Throws: ``BindingError/unobservable(keyPath:)`` if nothing observed is read by the key path.
  @inlinable @inline(__always) public func observe<Target: AnyObject, Value>(
    _ keyPath: KeyPath<Self, Value?>, bindTo target: Target,
    _ targetKeyPath: ReferenceWritableKeyPath<Target, Value>
  ) throws(BindingError) -> BindingToken {
    let binding = KeyPathBinding { [weak self, weak target] binding in
      guard let self, let target else { return false }
      let value = binding.tracking { self[keyPath: keyPath] }
      if let value, binding.isConnected { target[keyPath: targetKeyPath] = value }
      return true
    }
    return try binding.start(naming: keyPath)
  }
}
