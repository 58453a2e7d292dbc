import Synchronization

/// Collects what a closure is told.
final class Recorder<Value: Sendable>: Sendable {
  private let recorded = Mutex<[Value]>([])

  /// What it was told, in order.
  var values: [Value] { recorded.withLock { $0 } }

  func append(_ value: Value) {
    recorded.withLock { $0.append(value) }
  }
}
