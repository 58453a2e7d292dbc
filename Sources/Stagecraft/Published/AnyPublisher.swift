#if !canImport(Combine)
/// A publisher of which only the types of its values and failures are known.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let connect: (Downstream<Output, Failure>) -> Void

  /// Hides a publisher.
  ///
  /// - Parameter publisher: What delivers in truth.
  public init<Hidden: Publisher>(_ publisher: Hidden)
  where Hidden.Output == Output, Hidden.Failure == Failure {
    if let erased = publisher as? AnyPublisher<Output, Failure> {
      self = erased
    } else {
      connect = publisher.receive(downstream:)
    }
  }

  /// Connects a subscription. Operators and `sink` call this; apps do not.
  ///
  /// - Parameter downstream: What to deliver to.
  public func receive(downstream: Downstream<Output, Failure>) {
    connect(downstream)
  }
}

extension Publisher {
  /// Hides what kind of publisher this is.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}
#endif
