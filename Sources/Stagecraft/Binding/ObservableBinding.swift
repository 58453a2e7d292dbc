import Observation
import Synchronization

extension Observable where Self: AnyObject {
  /// Sets a property of another object at once, and again for every change of the value, in order.
  ///
  /// Swift's Observation tells of a change before it happens and only of the first one until the value is
  /// read again. This binding reads again each time, so it sees every value, also one that lasts for
  /// less than a turn of the main actor. The target gets them at the end of the turn.
  ///
  /// The source and the target are referred to weakly. The source must change on the main actor only;
  /// Swift sees to that unless the source is `Sendable` by its own means, in which case a change from
  /// elsewhere stops the program.
  ///
  /// - Parameters:
  ///   - keyPath: What to observe. A property that is no part of the observation, such as a constant, is
  ///     set once and never again.
  ///   - target: Whose property to set.
  ///   - targetKeyPath: The property to set.
  /// - Returns: What keeps the binding: it ends when this is cancelled or gone.
  @MainActor public func observe<Target: AnyObject, Value>(
    _ keyPath: KeyPath<Self, Value>, bindTo target: Target,
    _ targetKeyPath: ReferenceWritableKeyPath<Target, Value>
  ) -> BindingToken {
    let binding = ObservableBinding<Self, Target, Value>(
      source: self, target: target, read: { $0[keyPath: keyPath] },
      write: { $0[keyPath: targetKeyPath] = $1 })
    return binding.start()
  }

  /// Sets an optional property of another object at once, and again for every change of the value.
  ///
  /// - Parameters:
  ///   - keyPath: What to observe.
  ///   - target: Whose property to set.
  ///   - targetKeyPath: The property to set.
  /// - Returns: What keeps the binding: it ends when this is cancelled or gone.
  @MainActor public func observe<Target: AnyObject, Value>(
    _ keyPath: KeyPath<Self, Value>, bindTo target: Target,
    _ targetKeyPath: ReferenceWritableKeyPath<Target, Value?>
  ) -> BindingToken {
    let binding = ObservableBinding<Self, Target, Value>(
      source: self, target: target, read: { $0[keyPath: keyPath] },
      write: { $0[keyPath: targetKeyPath] = $1 })
    return binding.start()
  }

  /// Sets a property of another object at once, and again for every change of the value; nil is left out.
  ///
  /// - Parameters:
  ///   - keyPath: What to observe.
  ///   - target: Whose property to set.
  ///   - targetKeyPath: The property to set. It keeps its value when the one observed becomes nil.
  /// - Returns: What keeps the binding: it ends when this is cancelled or gone.
  @MainActor public func observe<Target: AnyObject, Value>(
    _ keyPath: KeyPath<Self, Value?>, bindTo target: Target,
    _ targetKeyPath: ReferenceWritableKeyPath<Target, Value>
  ) -> BindingToken {
    let binding = ObservableBinding<Self, Target, Value?>(
      source: self, target: target, read: { $0[keyPath: keyPath] },
      write: { if let value = $1 { $0[keyPath: targetKeyPath] = value } })
    return binding.start()
  }
}

/// Sets a property of the target to each value that it reads from an observable source.
@MainActor
private final class ObservableBinding<Source: AnyObject & Observable, Target: AnyObject, Value> {
  private weak var source: Source?
  private weak var target: Target?
  private let read: @MainActor (Source) -> Value
  private let write: @MainActor (Target, Value) -> Void
  private var changes = UncoalescedChanges<Value>()
  private var undelivered: ArraySlice<Value> = []
  let number = ObservationTurn.nextNumber()
  private var generation = 0
  private let active = Atomic(true)

  init(
    source: Source, target: Target, read: @escaping @MainActor (Source) -> Value,
    write: @escaping @MainActor (Target, Value) -> Void
  ) {
    self.source = source
    self.target = target
    self.read = read
    self.write = write
  }

  func start() -> BindingToken {
    if let target, let value = readTracking() { write(target, value) }
    return BindingToken(self)
  }

  /// Reads the value and asks to be told of the next change.
  ///
  /// What was asked before cannot be taken back, so each asking has a number and only the newest counts.
  private func readTracking() -> Value? {
    guard let source else { return nil }
    generation += 1
    let asked = generation
    return withObservationTracking {
      read(source)
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.willChange(asked) }
    }
  }

  private func willChange(_ asked: Int) {
    guard asked == generation, isActive, let old = readTracking() else { return }
    changes.willChange(from: old)
    ObservationTurn.announce(to: self)
  }

  private var isActive: Bool { active.load(ordering: .relaxed) }
}

extension ObservableBinding: TurnBinding {
  func endTurn() {
    guard isActive, let newest = readTracking() else { return }
    undelivered = changes.flush(with: newest)[...]
  }

  func deliverNext() {
    guard let value = undelivered.popFirst(), isActive, let target else { return }
    write(target, value)
  }
}

extension ObservableBinding: CancellableBinding {
  nonisolated func deactivate() {
    active.store(false, ordering: .relaxed)
  }

  func cancel() {
    deactivate()
    source = nil
    undelivered = []
  }
}
