#if !canImport(Combine)
extension Publishers {
  /// Delivers what a closure makes of each value.
  public struct Map<Source: Publisher, Output>: Publisher {
    /// It fails as its source does.
    public typealias Failure = Source.Failure

    /// Where the values come from.
    public let upstream: Source

    /// What is made of each.
    public let transform: (Source.Output) -> Output

    /// Makes the publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - transform: What is made of each.
    @inlinable public init(upstream: Source, transform: @escaping (Source.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Connects a subscription. Operators and `sink` call this; apps do not.
    ///
    /// - Parameter downstream: What to deliver to.
    @inlinable public func receive(downstream: Downstream<Output, Failure>) {
      let transform = transform
      let stage = Downstream<Source.Output, Failure>(
        deliver: { downstream.receive(transform($0)) },
        complete: { downstream.receive(completion: $0) })
      downstream.connect(to: stage, as: 0)
      upstream.receive(downstream: stage)
    }
  }
}

extension Publisher {
  /// Delivers what a closure makes of each value.
  ///
  /// - Parameter transform: What is made of a value.
  @inlinable public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> Publishers.Map<Self, Result> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Delivers a property of each value.
  ///
  /// - Parameter keyPath: The property.
  @inlinable public func map<Result>(
    _ keyPath: KeyPath<Output, Result>
  ) -> Publishers.Map<Self, Result> {
    Publishers.Map(upstream: self) { $0[keyPath: keyPath] }
  }
}
#endif
