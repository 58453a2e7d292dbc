import Synchronization

/// Lets many callers share one request: who asks while the answer is on its way gets that answer.
///
/// ```swift
/// let pictures = SingleFlight<String, Picture>()
/// let picture = try await pictures.value(for: "car") { try await service.picture("car") }
/// ```
/// Each caller can be cancelled by itself; the request is cancelled with the last of them. Nothing is kept
/// after the answer: the next caller makes a new request.
public final class SingleFlight<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private typealias Caller = CheckedContinuation<Value, any Error>

  private struct State {
    var flights = Flights<Key, Caller>()
    var requests: [Int: Task<Void, Never>] = [:]
  }

  private let state = Mutex(State())

  /// Makes it without requests.
  public init() {}

  /// Returns the answer of the request that is on its way, or makes one.
  ///
  /// - Parameters:
  ///   - key: What is asked for. Callers with equal keys share a request.
  ///   - operation: What answers, if there is no request yet.
  /// - Returns: The answer.
  /// - Throws: What the request throws, or `CancellationError` at once if the caller is cancelled.
  public func value(
    for key: Key, _ operation: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let number = state.withLock { $0.flights.announce() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { caller in
        join(caller, as: number, key: key, operation: operation)
      }
    } onCancel: {
      leave(number)
    }
  }

  private func join(
    _ caller: Caller, as number: Int, key: Key,
    operation: @escaping @Sendable () async throws -> Value
  ) {
    let hasLeft = state.withLock { state in
      let action = state.flights.join(caller, as: number, for: key)
      if case .start(let flight) = action {
        // Started under the lock, so that whoever leaves finds it.
        state.requests[flight] = Task { await self.fly(flight, operation) }
      }
      return action == .refuse
    }
    if hasLeft { caller.resume(throwing: CancellationError()) }
  }

  private func fly(_ flight: Int, _ operation: @Sendable () async throws -> Value) async {
    let result: Result<Value, any Error>
    do { result = .success(try await operation()) } catch { result = .failure(error) }
    let callers = state.withLock { state in
      state.requests[flight] = nil
      return state.flights.land(flight)
    }
    for caller in callers { caller.resume(with: result) }
  }

  private func leave(_ number: Int) {
    let (caller, request) = state.withLock { state in
      let departure = state.flights.leave(number)
      let request = departure.abandoned.flatMap { state.requests.removeValue(forKey: $0) }
      return (departure.caller, request)
    }
    request?.cancel()
    caller?.resume(throwing: CancellationError())
  }
}
