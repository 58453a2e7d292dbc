#if !canImport(Combine)
/// A publisher that is told from outside what to deliver.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Delivers a value to every subscriber.
  ///
  /// - Parameter value: What to deliver.
  func send(_ value: Output)

  /// Ends this: subscribers are told how, and nothing is delivered any more.
  ///
  /// - Parameter completion: How it ended.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Delivers that something happened.
  public func send() {
    send(())
  }
}
#endif
