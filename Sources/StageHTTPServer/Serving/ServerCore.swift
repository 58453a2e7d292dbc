import CMicrohttpd
import Foundation
import Synchronization

/// What the library's callbacks work on: the connections and the exchanges that are going on. It
/// lives as long as the library's thread; ``HTTPServer`` is its owner's handle.
final class ServerCore: Sendable {
  private struct State {
    var daemon: UInt = 0
    var connections = 0
    var surplus: Set<ConnectionReference> = []
    var exchanges: [ObjectIdentifier: Exchange] = [:]
    var isStopping = false
    var isGraceOver = false
    var idleWaiter: CheckedContinuation<Void, Never>?
  }

  let configuration: HTTPServer.Configuration
  let handler: HTTPServer.Handler
  private let state = Mutex(State())

  /// Connections beyond the limit that are still accepted, so that they can be told.
  static let surplusConnections = 64

  init(configuration: HTTPServer.Configuration, handler: @escaping HTTPServer.Handler) {
    self.configuration = configuration
    self.handler = handler
  }

  var connectionCount: Int { state.withLock { $0.connections } }

  func started(_ daemon: OpaquePointer) {
    state.withLock { $0.daemon = UInt(bitPattern: daemon) }
  }

  // MARK: What the callbacks tell

  func connected(_ connection: ConnectionReference) {
    state.withLock { state in
      state.connections += 1
      if state.connections > configuration.maximumConnections { state.surplus.insert(connection) }
    }
  }

  func disconnected(_ connection: ConnectionReference) {
    state.withLock { state in
      state.connections -= 1
      state.surplus.remove(connection)
    }
  }

  /// - Returns: the answer if the request is not to be handled.
  func began(_ exchange: Exchange, on connection: ConnectionReference) -> HTTPResponse? {
    state.withLock { state in
      state.exchanges[ObjectIdentifier(exchange)] = exchange
      if state.isStopping { return .unavailable("The server is stopping.\n", retryAfter: 2) }
      guard state.surplus.contains(connection) else { return nil }
      return .unavailable(
        "The server has \(configuration.maximumConnections) connections open, and takes no more. Try again later.\n",
        retryAfter: 10)
    }
  }

  func ended(_ exchange: Exchange) {
    let waiter = state.withLock { state -> CheckedContinuation<Void, Never>? in
      state.exchanges[ObjectIdentifier(exchange)] = nil
      guard state.exchanges.isEmpty else { return nil }
      defer { state.idleWaiter = nil }
      return state.idleWaiter
    }
    waiter?.resume()
  }

  // MARK: Stopping

  /// Takes no new connections, lets what is going on end, and ends what has not by then.
  func stop(within grace: Duration) async {
    guard let daemon = beginStop() else { return }
    let listening = MHD_quiesce_daemon(OpaquePointer(bitPattern: daemon))
    if listening >= 0 { close(listening) }
    for exchange in exchanges { exchange.finishStream() }
    let timer = Task {
      try await Task.sleep(for: grace)
      for exchange in exchanges { exchange.abandon() }
    }
    await untilIdle(orTimerOf: timer)
    timer.cancel()
    for exchange in exchanges { exchange.abandon() }
    // Stopping waits for the library's thread, which must not hold up a thread of the pool.
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        MHD_stop_daemon(OpaquePointer(bitPattern: daemon))
        // What the daemon's callbacks held since the start.
        Unmanaged.passUnretained(self).release()
        continuation.resume()
      }
    }
  }

  private func beginStop() -> UInt? {
    state.withLock { state in
      guard !state.isStopping, state.daemon != 0 else { return nil }
      state.isStopping = true
      return state.daemon
    }
  }

  private var exchanges: [Exchange] { state.withLock { Array($0.exchanges.values) } }

  private func untilIdle(orTimerOf timer: Task<Void, any Error>) async {
    let watcher = Task {
      _ = await timer.result
      state.withLock { state -> CheckedContinuation<Void, Never>? in
        state.isGraceOver = true
        defer { state.idleWaiter = nil }
        return state.idleWaiter
      }?.resume()
    }
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        let isOver = state.exchanges.isEmpty || state.isGraceOver
        if !isOver { state.idleWaiter = continuation }
        return isOver
      }
      if isOver { continuation.resume() }
    }
    watcher.cancel()
  }
}

extension HTTPResponse {
  /// A 503 that says when to come back, and closes the connection.
  static func unavailable(_ text: String, retryAfter seconds: Int) -> HTTPResponse {
    var response = HTTPResponse.text(.serviceUnavailable, text)
    response.headers["Retry-After"] = String(seconds)
    response.headers["Connection"] = "close"
    return response
  }
}
