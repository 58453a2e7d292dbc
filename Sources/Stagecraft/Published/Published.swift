#if !canImport(Combine)
/// A property of a class that publishes its changes.
///
/// ```swift
/// final class Account {
///   @Published var name = "a"
/// }
/// account.$name.sink { print($0) }   // "a" at once
/// account.name = "b"                 // "b"; account.name is still "a" while subscribers get it
/// ```
/// Subscribers get the new value before the property has it. Before them the `objectWillChange` of the
/// object delivers.
@propertyWrapper
public struct Published<Value> {
  @usableFromInline let subject: PublishedSubject<Value>

  /// Makes a property.
  ///
  /// - Parameter wrappedValue: Its first value.
  @inlinable public init(wrappedValue: Value) {
    subject = PublishedSubject(wrappedValue)
  }

  /// Makes a property.
  ///
  /// - Parameter initialValue: Its first value.
  @inlinable public init(initialValue: Value) {
    subject = PublishedSubject(initialValue)
  }

  /// Only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { subject.value }
    nonmutating set { subject.send(newValue) }
  }

  /// What delivers the property's values.
  public var projectedValue: Publisher {
    @inlinable get { Publisher(subject: subject) }
    set { self = Published(sharing: newValue) }
  }

  /// The value of a class's property.
  @inlinable @inline(__always)
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    @inline(__always) get { owner[keyPath: storage].subject.value }
    @inline(__always) set { owner[keyPath: storage].subject.send(newValue) }
  }

  private init(sharing publisher: Publisher) {
    subject = publisher.subject
  }

  /// Delivers the values of a published property: the present one at once, each later one before the
  /// property has it.
  public struct Publisher: Stagecraft.Publisher {
    /// It delivers the property's values.
    public typealias Output = Value

    /// It cannot fail.
    public typealias Failure = Never

    @usableFromInline let subject: PublishedSubject<Value>

    @inlinable init(subject: PublishedSubject<Value>) {
      self.subject = subject
    }

    /// Connects a subscription. Operators and `sink` call this; apps do not.
    ///
    /// - Parameter downstream: What to deliver to.
    @inlinable public func receive(downstream: Downstream<Value, Never>) {
      subject.receive(downstream: downstream)
    }
  }
}

extension Published: PublishedProperty {
  var changePublisher: ObservableObjectPublisher? { subject.changePublisher }

  func install(_ publisher: ObservableObjectPublisher) {
    subject.install(publisher)
  }
}
#endif
