#if !canImport(Combine)
/// What has to do with those who subscribe.
public enum Subscribers {
  /// How a publisher ended.
  @frozen public enum Completion<Failure: Error> {
    /// It has nothing more to deliver.
    case finished

    /// It failed.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
#endif
