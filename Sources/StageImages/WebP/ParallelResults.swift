import Synchronization

/// Collects what several threads make, in order.
final class ParallelResults<Value: Sendable>: Sendable {
  private let results: Mutex<[Result<Value, ImageError>?]>

  init(count: Int) {
    results = Mutex(Array(repeating: nil, count: count))
  }

  func set(_ number: Int, _ result: Result<Value, ImageError>) {
    results.withLock { $0[number] = result }
  }

  /// All values, or the first error. Every one must have been set.
  func all() throws(ImageError) -> [Value] {
    var values: [Value] = []
    for result in results.withLock({ $0 }) {
      guard let result else { preconditionFailure("A result was never set") }
      values.append(try result.get())
    }
    return values
  }
}
