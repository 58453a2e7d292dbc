/// Why a key path could not be bound.
public enum BindingError: Error, Equatable {
  /// What the key path reads is not observed, so that no change of it would be seen.
  case unobservable(keyPath: String)
}

extension BindingError: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .unobservable(let keyPath):
      "\(keyPath) cannot be observed: it reads no property that is marked @Observed. Mark the stored "
        + "property that it reads, or bind another key path."
    }
  }
}
