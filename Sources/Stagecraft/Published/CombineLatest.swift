#if !canImport(Combine)
import Synchronization

extension Publishers {
  /// Delivers the latest values of two publishers whenever one of them delivers, once both have.
  ///
  /// It ends when both have finished, or when the first of them fails.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The latest value of each.
    public typealias Output = (A.Output, B.Output)

    /// It fails as its sources do.
    public typealias Failure = A.Failure

    /// The first publisher, to which it subscribes first.
    public let a: A

    /// The second publisher.
    public let b: B

    /// Makes the publisher.
    ///
    /// - Parameters:
    ///   - a: The first publisher.
    ///   - b: The second one.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Connects a subscription. Operators and `sink` call this; apps do not.
    ///
    /// - Parameter downstream: What to deliver to.
    public func receive(downstream: Downstream<Output, Failure>) {
      let stage = LatestPair<A.Output, B.Output, Failure>(downstream: downstream)
      downstream.connect(to: stage, as: 0)
      let (left, right) = stage.makeSides()
      a.receive(downstream: left)
      b.receive(downstream: right)
    }
  }
}

/// The latest values of two publishers, which may deliver on different threads.
private final class LatestPair<A, B, Failure: Error> {
  private let downstream: Downstream<(A, B), Failure>
  private let lock = Mutex(())

  // The lock guards these.
  private var a: A?
  private var b: B?
  private var sides: [any CancellableObject] = []
  private var finishedCount = 0

  init(downstream: Downstream<(A, B), Failure>) {
    self.downstream = downstream
  }

  func makeSides() -> (Downstream<A, Failure>, Downstream<B, Failure>) {
    let left = Downstream<A, Failure>(
      deliver: { value in self.change { self.a = value } }, complete: complete)
    let right = Downstream<B, Failure>(
      deliver: { value in self.change { self.b = value } }, complete: complete)
    lock.withLock { _ in sides = [left, right] }
    return (left, right)
  }

  private func change(_ store: () -> Void) {
    var pair: (A, B)?
    lock.withLock { _ in
      store()
      if let a, let b { pair = (a, b) }
    }
    if let pair { downstream.receive(pair) }
  }

  private func complete(_ completion: Subscribers.Completion<Failure>) {
    var isOver = true
    if case .finished = completion {
      lock.withLock { _ in
        finishedCount += 1
        isOver = finishedCount == 2
      }
    }
    guard isOver else { return }
    cancelSides()
    downstream.receive(completion: completion)
  }

  private func cancelSides() {
    var cancelled: [any CancellableObject] = []
    lock.withLock { _ in swap(&cancelled, &sides) }
    for side in cancelled { side.cancel() }
  }
}

extension LatestPair: Upstream {
  func disconnect(_ identifier: Int) {
    cancelSides()
  }
}
#endif
