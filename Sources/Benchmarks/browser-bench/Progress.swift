import Synchronization

/// How much a client has received.
final class Progress: Sendable {
  private let state = Mutex(-1)

  /// Nothing before the client is connected.
  var count: Int? {
    let count = state.withLock { $0 }
    return count < 0 ? nil : count
  }

  func set(_ count: Int) {
    state.withLock { $0 = count }
  }
}
