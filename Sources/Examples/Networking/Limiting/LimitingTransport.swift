import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends at most so many requests at once. Others wait for their turn, in the order in which they came;
/// one whose task is cancelled leaves the queue at once.
public final class LimitingTransport: NetworkTransport {
  private typealias Waiter = CheckedContinuation<Void, any Error>

  private let base: any NetworkTransport
  private let slots: Mutex<Slots<Waiter>>

  /// Puts this layer around a transport.
  ///
  /// - Parameters:
  ///   - base: What sends requests.
  ///   - limit: How many may run at once; at least one.
  public init(_ base: any NetworkTransport, limit: Int) {
    self.base = base
    slots = Mutex(Slots(limit: limit))
  }

  /// Sends a request as soon as there is a place for it.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await enter()
    defer { slots.withLock { $0.free() }?.resume() }
    return try await base.data(for: request)
  }

  private func enter() async throws {
    let number = slots.withLock { $0.announce() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (waiter: Waiter) in
        switch slots.withLock({ $0.ask(waiter, as: number) }) {
        case .enter: waiter.resume()
        case .wait: break
        case .refuse: waiter.resume(throwing: CancellationError())
        }
      }
    } onCancel: {
      slots.withLock { $0.leave(number) }?.resume(throwing: CancellationError())
    }
  }
}
