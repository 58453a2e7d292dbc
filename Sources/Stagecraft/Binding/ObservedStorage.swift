/// What an observed property holds.
@MainActor
@usableFromInline final class ObservedStorage<Value> {
  @usableFromInline let dependency = Dependency()
  @usableFromInline var value: Value

  @inlinable init(_ value: Value) {
    self.value = value
  }

  /// The value; whoever is finding out what it depends on notes it.
  @inlinable func read() -> Value {
    if let observer = KeyPathBinding.reading { observer.note(dependency) }
    return value
  }

  /// Sets the value, then tells of it.
  @inlinable func write(_ value: Value) {
    self.value = value
    dependency.changed()
  }
}
