import CMicrohttpd
import Synchronization

/// A body that is written piece by piece: server-sent events, a download made on the way, or, in
/// tests of clients, a response that comes slowly or breaks off.
///
/// Make one, return it in a response, and write to it from anywhere, before or after the response
/// has gone out. Writing never blocks: what the client has not taken yet is kept, so look at
/// ``pendingBytes`` or wait with ``flushed()``.
public final class HTTPBodyStream: Sendable {
  private struct State {
    var body = BodyStreamState()
    var connection: ConnectionReference?
    var onClose: [@Sendable () -> Void] = []
    var flushWaiters: [Int: CheckedContinuation<Void, any Error>] = [:]
    var nextWaiter = 0

    mutating func takeFlushWaiters() -> [CheckedContinuation<Void, any Error>] {
      defer { flushWaiters = [:] }
      return Array(flushWaiters.values)
    }
  }

  private let state = Mutex(State())

  /// An empty stream.
  public init() {}

  /// How many bytes were written that the connection has not taken yet.
  public var pendingBytes: Int { state.withLock { $0.body.pendingBytes } }

  /// Whether more can be written: not finished, not aborted, and the client still there as far as
  /// is known. That a client is gone shows only when something is sent to it.
  public var isOpen: Bool { state.withLock { $0.body.isOpen } }

  /// Writes pieces one behind the other. They are kept, not copied, where they are large, so that
  /// one array can be written to many streams.
  ///
  /// - Returns: false if the stream is not open: then nothing was written.
  @discardableResult
  public func write(_ pieces: [UInt8]...) -> Bool {
    write(pieces)
  }

  /// Writes pieces one behind the other; see ``write(_:)-(UInt8...)``.
  @discardableResult
  public func write(_ pieces: [[UInt8]]) -> Bool {
    state.withLock { state in
      guard state.body.isOpen else { return false }
      perform(state.body.write(pieces), state)
      return true
    }
  }

  /// Writes text as UTF-8.
  ///
  /// - Returns: false if the stream is not open: then nothing was written.
  @discardableResult
  public func write(_ text: String) -> Bool {
    write([Array(text.utf8)])
  }

  /// Ends the body: what is pending is still sent.
  public func finish() {
    state.withLock { perform($0.body.finish(), $0) }
  }

  /// Breaks the connection off; what is pending is dropped.
  public func abort() {
    let waiters = state.withLock { state in
      perform(state.body.abort(), state)
      return state.takeFlushWaiters()
    }
    for waiter in waiters { waiter.resume(throwing: HTTPStreamClosed()) }
  }

  /// Waits until the connection has taken everything that was written.
  ///
  /// - Throws: ``HTTPStreamClosed`` if the client went away first, or `CancellationError`.
  public func flushed() async throws {
    let number = state.withLock { state in
      state.nextWaiter += 1
      return state.nextWaiter
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (waiter: CheckedContinuation<Void, any Error>) in
        let outcome: Result<Void, any Error>? = state.withLock { state in
          if Task.isCancelled { return .failure(CancellationError()) }
          switch state.body.phase {
          case .aborted, .closed: return .failure(HTTPStreamClosed())
          case .open, .finished:
            guard state.body.pendingBytes > 0 else { return .success(()) }
            state.flushWaiters[number] = waiter
            return nil
          }
        }
        if let outcome { waiter.resume(with: outcome) }
      }
    } onCancel: {
      let waiter = state.withLock { $0.flushWaiters.removeValue(forKey: number) }
      waiter?.resume(throwing: CancellationError())
    }
  }

  /// Calls back once, when the response is over: finished, broken off, or the client gone. At once
  /// if it is over already. The call comes on a thread of the server: do little in it.
  public func onClose(_ action: @escaping @Sendable () -> Void) {
    let isClosed = state.withLock { state in
      if state.body.phase != .closed { state.onClose.append(action) }
      return state.body.phase == .closed
    }
    if isClosed { action() }
  }

  // MARK: The connection's side

  /// The response goes out on this connection.
  func attach(_ connection: ConnectionReference) {
    state.withLock { $0.connection = connection }
  }

  /// The connection takes what fits into its buffer, or falls asleep until there is more. The lock
  /// is held while it falls asleep, so that no writer can miss it.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> BodyStreamState.Reading {
    let (reading, waiters) = state.withLock {
      state -> (BodyStreamState.Reading, [CheckedContinuation<Void, any Error>]) in
      let reading = state.body.read(into: buffer)
      if reading == .sleep { MHD_suspend_connection(state.connection?.pointer) }
      return (reading, state.body.pendingBytes == 0 ? state.takeFlushWaiters() : [])
    }
    for waiter in waiters { waiter.resume() }
    return reading
  }

  /// The response is over.
  func close() {
    let (actions, waiters) = state.withLock {
      state -> ([@Sendable () -> Void], [CheckedContinuation<Void, any Error>]) in
      state.body.close()
      state.connection = nil
      defer { state.onClose = [] }
      return (state.onClose, state.takeFlushWaiters())
    }
    for action in actions { action() }
    for waiter in waiters { waiter.resume(throwing: HTTPStreamClosed()) }
  }

  private func perform(_ wake: BodyStreamState.Wake, _ state: borrowing State) {
    if wake == .connection { MHD_resume_connection(state.connection?.pointer) }
  }
}

/// The client of a stream is gone, or the stream was broken off.
public struct HTTPStreamClosed: Error, Equatable {
  /// The error.
  public init() {}
}
