import Synchronization

/// A value behind a lock.
final class Locked<Value: Sendable>: Sendable {
  private let storage: Mutex<Value>

  init(_ value: Value) {
    storage = Mutex(value)
  }

  var value: Value { storage.withLock { $0 } }

  func change(_ body: @Sendable (inout Value) -> Void) {
    storage.withLock { body(&$0) }
  }
}
