import Synchronization

/// Sets a property of the target to what it reads from the source, whenever that changes.
@MainActor
@usableFromInline final class KeyPathBinding<Source: AnyObject, Target: AnyObject, Value> {
  private weak var source: Source?
  private weak var target: Target?
  private let read: @MainActor (Source) -> Value
  private let write: @MainActor (Target, Value) -> Void
  private var dependencies = DependencyList()
  private let active = Atomic(true)

  @usableFromInline init(
    source: Source, target: Target, read: @escaping @MainActor (Source) -> Value,
    write: @escaping @MainActor (Target, Value) -> Void
  ) {
    self.source = source
    self.target = target
    self.read = read
    self.write = write
  }

  /// Sets the target for the first time.
  @usableFromInline func start(naming keyPath: AnyKeyPath) throws(BindingError) -> BindingToken {
    guard let source, let target else { return BindingToken(self) }
    let value = readTracking(source)
    if dependencies.isEmpty { throw .unobservable(keyPath: String(describing: keyPath)) }
    write(target, value)
    return BindingToken(self)
  }

  private func readTracking(_ source: Source) -> Value {
    let outer = DependencyTracking.observer
    DependencyTracking.observer = self
    dependencies.begin()
    defer {
      DependencyTracking.observer = outer
      dependencies.end()
    }
    return read(source)
  }
}

extension KeyPathBinding: DependencyObserver {
  @usableFromInline var isActive: Bool { active.load(ordering: .relaxed) }

  @usableFromInline func note(_ dependency: any Dependency) {
    dependencies.note(dependency, by: self)
  }

  @usableFromInline func dependencyChanged() {
    guard isActive, let source, let target else { return cancel() }
    write(target, readTracking(source))
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
