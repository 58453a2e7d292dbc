#if !canImport(Combine)
extension Publishers {
  /// Delivers the values that differ from the one before.
  public struct RemoveDuplicates<Source: Publisher>: Publisher {
    /// It delivers what its source does.
    public typealias Output = Source.Output

    /// It fails as its source does.
    public typealias Failure = Source.Failure

    /// Where the values come from.
    public let upstream: Source

    /// Whether two values count as the same.
    public let predicate: (Output, Output) -> Bool

    /// Makes the publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - predicate: Whether two values count as the same.
    public init(upstream: Source, predicate: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Connects a subscription. Operators and `sink` call this; apps do not.
    ///
    /// - Parameter downstream: What to deliver to.
    public func receive(downstream: Downstream<Output, Failure>) {
      let predicate = predicate
      var latest: Output?
      let stage = Downstream<Output, Failure>(
        deliver: { value in
          if let previous = latest, predicate(previous, value) { return }
          latest = value
          downstream.receive(value)
        },
        complete: { downstream.receive(completion: $0) })
      downstream.connect(to: stage, as: 0)
      upstream.receive(downstream: stage)
    }
  }
}

extension Publisher {
  /// Delivers the values that differ from the one before.
  ///
  /// - Parameter predicate: Whether two values count as the same.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Delivers the values that differ from the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
#endif
