import Synchronization

/// Tells work on another thread that nobody waits for it any more.
final class CancellationFlag: Sendable {
  private let isSet = Atomic<Bool>(false)

  func set() {
    isSet.store(true, ordering: .relaxed)
  }

  func check() throws(CancellationError) {
    if isSet.load(ordering: .relaxed) { throw CancellationError() }
  }
}
