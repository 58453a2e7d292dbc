#if !canImport(Combine)
extension Publishers {
  /// Delivers the latest values of three publishers whenever one of them delivers, once all have.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The latest value of each.
    public typealias Output = (A.Output, B.Output, C.Output)

    /// It fails as its sources do.
    public typealias Failure = A.Failure

    /// The first publisher, to which it subscribes first.
    public let a: A

    /// The second publisher.
    public let b: B

    /// The third publisher.
    public let c: C

    /// Makes the publisher.
    ///
    /// - Parameters:
    ///   - a: The first publisher.
    ///   - b: The second one.
    ///   - c: The third one.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Connects a subscription. Operators and `sink` call this; apps do not.
    ///
    /// - Parameter downstream: What to deliver to.
    public func receive(downstream: Downstream<Output, Failure>) {
      CombineLatest(CombineLatest(a, b), c)
        .map { ($0.0, $0.1, $1) }
        .receive(downstream: downstream)
    }
  }

  /// Delivers the latest values of four publishers whenever one of them delivers, once all have.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The latest value of each.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)

    /// It fails as its sources do.
    public typealias Failure = A.Failure

    /// The first publisher, to which it subscribes first.
    public let a: A

    /// The second publisher.
    public let b: B

    /// The third publisher.
    public let c: C

    /// The fourth publisher.
    public let d: D

    /// Makes the publisher.
    ///
    /// - Parameters:
    ///   - a: The first publisher.
    ///   - b: The second one.
    ///   - c: The third one.
    ///   - d: The fourth one.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Connects a subscription. Operators and `sink` call this; apps do not.
    ///
    /// - Parameter downstream: What to deliver to.
    public func receive(downstream: Downstream<Output, Failure>) {
      CombineLatest(CombineLatest(a, b), CombineLatest(c, d))
        .map { ($0.0, $0.1, $1.0, $1.1) }
        .receive(downstream: downstream)
    }
  }
}

extension Publisher {
  /// Delivers the latest values of this and another publisher whenever one of them delivers.
  ///
  /// - Parameter other: The other publisher.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Delivers what a closure makes of the latest values of this and another publisher.
  ///
  /// - Parameters:
  ///   - other: The other publisher.
  ///   - transform: What is made of the values.
  public func combineLatest<P: Publisher, Result>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, Result> where P.Failure == Failure {
    combineLatest(other).map { transform($0, $1) }
  }

  /// Delivers the latest values of this and two other publishers whenever one of them delivers.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Delivers what a closure makes of the latest values of this and two other publishers.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  ///   - transform: What is made of the values.
  public func combineLatest<P: Publisher, Q: Publisher, Result>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, Result>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0, $1, $2) }
  }

  /// Delivers the latest values of this and three other publishers whenever one of them delivers.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  ///   - publisher3: The fourth publisher.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Delivers what a closure makes of the latest values of this and three other publishers.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  ///   - publisher3: The fourth publisher.
  ///   - transform: What is made of the values.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, Result>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, Result>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
  }
}
#endif
