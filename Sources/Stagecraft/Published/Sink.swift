#if !canImport(Combine)
extension Publisher {
  /// Subscribes: calls closures for each value and for the end.
  ///
  /// - Parameters:
  ///   - receiveCompletion: Called once, when the publisher ends.
  ///   - receiveValue: Called for each value.
  /// - Returns: What keeps the subscription; it ends when nobody holds this.
  @inlinable public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    subscribe(deliver: receiveValue, complete: receiveCompletion)
  }

  @inlinable func subscribe(
    deliver: @escaping (Output) -> Void,
    complete: ((Subscribers.Completion<Failure>) -> Void)?
  ) -> AnyCancellable {
    let downstream = Downstream<Output, Failure>(deliver: deliver, complete: complete)
    let cancellable = AnyCancellable(object: downstream)
    receive(downstream: downstream)
    return cancellable
  }
}

extension Publisher where Failure == Never {
  /// Subscribes: calls a closure for each value.
  ///
  /// - Parameter receiveValue: Called for each value.
  /// - Returns: What keeps the subscription; it ends when nobody holds this.
  @inlinable public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    subscribe(deliver: receiveValue, complete: nil)
  }

  /// Sets a property to each value.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: Whose property it is. The subscription holds it strongly, as Combine's does: for an
  ///     object that keeps the subscription itself, use `sink` and a weak reference.
  /// - Returns: What keeps the subscription; it ends when nobody holds this.
  @inlinable public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    subscribe(deliver: { object[keyPath: keyPath] = $0 }, complete: nil)
  }

  /// Republishes each value as that of a published property, for as long as the property exists.
  ///
  /// - Parameter published: The projected value of the property, as in `&$name`.
  public func assign(to published: inout Published<Output>.Publisher) {
    let subject = published.subject
    subject.keep(subscribe(deliver: { [weak subject] in subject?.send($0) }, complete: nil))
  }
}
#endif
