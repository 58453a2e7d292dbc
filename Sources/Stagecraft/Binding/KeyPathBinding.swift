import Synchronization

/// Sets a property of a target to what it reads from a source, whenever that changes.
///
/// It knows no types: what reads and writes is a closure, made where the types are known.
///
/// Exclusive access is not checked at run time, which would take a fifth of the time of a change: all of it
/// is on the main actor, and no access lasts while a property is read or written.
@MainActor
@usableFromInline final class KeyPathBinding {
  /// Which binding is finding out what it reads, if any is.
  @exclusivity(unchecked) @usableFromInline static var reading: KeyPathBinding?

  private let transfer: @MainActor (KeyPathBinding) -> Bool
  @exclusivity(unchecked) private var dependencies = DependencyList()
  private let active = Atomic(true)

  /// Makes a binding that does nothing yet.
  ///
  /// - Parameter transfer: Reads within ``tracking(_:)``, writes unless nothing observed was read, and
  ///   returns false if one of the ends is gone.
  @usableFromInline init(transfer: @escaping @MainActor (KeyPathBinding) -> Bool) {
    self.transfer = transfer
  }

  /// Sets the target for the first time.
  @usableFromInline func start(naming keyPath: AnyKeyPath) throws(BindingError) -> BindingToken {
    _ = transfer(self)
    if dependencies.isEmpty { throw .unobservable(keyPath: String(describing: keyPath)) }
    return BindingToken(self)
  }

  /// Whether anything observed was read the last time.
  @usableFromInline var isConnected: Bool { !dependencies.isEmpty }

  /// Runs code that reads, and finds out what it reads.
  @inlinable @inline(__always) func tracking<Value>(_ read: () -> Value) -> Value {
    let outer = beginReading()
    defer { endReading(outer) }
    return read()
  }

  @usableFromInline func beginReading() -> KeyPathBinding? {
    let outer = Self.reading
    Self.reading = self
    dependencies.begin()
    return outer
  }

  @usableFromInline func endReading(_ outer: KeyPathBinding?) {
    Self.reading = outer
    dependencies.end()
  }

  @usableFromInline func note(_ dependency: Dependency) {
    dependencies.note(dependency, by: self)
  }

  var isActive: Bool { active.load(ordering: .relaxed) }

  /// Sets the target again.
  func update() {
    if !isActive || !transfer(self) { cancel() }
  }
}

extension KeyPathBinding: CancellableBinding {
  @usableFromInline nonisolated func deactivate() {
    active.store(false, ordering: .relaxed)
  }

  @usableFromInline func cancel() {
    deactivate()
    dependencies.removeAll()
  }
}
