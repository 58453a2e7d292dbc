#if !canImport(Combine)
import Synchronization

/// An object that tells before it changes.
///
/// Its published properties do that by themselves:
/// ```swift
/// final class Account: ObservableObject {
///   @Published var name = ""
/// }
/// account.objectWillChange.sink { print("soon") }
/// ```
public protocol ObservableObject: AnyObject {
  /// The kind of ``objectWillChange``.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Delivers before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Delivers before one of the published properties changes.
  ///
  /// The first published property keeps the publisher, and all the others tell it. An object without
  /// any gets a new publisher each time, as with Combine, and keeps one of its own if it needs to.
  ///
  /// - Complexity: O(*n*) for *n* stored properties, which are found by reflection.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = publishedProperties
    if let installed = properties.lazy.compactMap(\.changePublisher).first { return installed }
    let publisher = ObservableObjectPublisher()
    for property in properties { property.install(publisher) }
    return publisher
  }

  private var publishedProperties: [any PublishedProperty] {
    var properties: [any PublishedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      properties += level.children.compactMap { $0.value as? any PublishedProperty }
      mirror = level.superclassMirror
    }
    return properties
  }
}

/// A published property, whatever its type.
protocol PublishedProperty {
  /// Whom it tells that it is about to change.
  var changePublisher: ObservableObjectPublisher? { get }

  /// Tells a publisher from now on.
  func install(_ publisher: ObservableObjectPublisher)
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// It delivers no more than the fact.
  public typealias Output = Void

  /// It cannot fail.
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  /// Makes a publisher without subscribers.
  public init() {}

  /// Tells every subscriber, in the order in which they subscribed.
  public func send() {
    subject.send(())
  }

  /// Connects a subscription. Operators and `sink` call this; apps do not.
  ///
  /// - Parameter downstream: What to deliver to.
  public func receive(downstream: Downstream<Void, Never>) {
    subject.receive(downstream: downstream)
  }
}
#endif
