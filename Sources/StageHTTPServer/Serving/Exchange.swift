import CMicrohttpd
import Synchronization

/// One request and its response, on one connection: the locked shell around ``ExchangeState``.
final class Exchange: Sendable {
  private struct State {
    var exchange: ExchangeState
    var connection: ConnectionReference?
    var task: Task<Void, Never>?
    var hasStarted = false
  }

  private let target: String
  private let server: ServerCore
  private let state: Mutex<State>

  init(target: String, server: ServerCore) {
    self.target = target
    self.server = server
    self.state = Mutex(
      State(exchange: ExchangeState(maximumBodyBytes: server.configuration.maximumBodyBytes)))
  }

  /// The library calls: first with the headers, then with each piece of the body, then once more,
  /// and again after each time the connection is resumed.
  func access(
    _ connection: OpaquePointer, method: UnsafePointer<CChar>, body: UnsafeRawBufferPointer
  ) -> MHD_Result {
    if isFirstCall(connection) { return begin(connection) }
    if !body.isEmpty {
      return state.withLock { $0.exchange.receive(body) } == .disconnect ? .NO : .YES
    }
    let step = state.withLock { state in
      let step = state.exchange.advance()
      // Under the lock, so that the answer cannot come between the decision and the suspension.
      if step == .handle || step == .suspend { MHD_suspend_connection(connection) }
      return step
    }
    switch step {
    case .proceed, .suspend: return .YES
    case .handle:
      handle(method: String(cString: method), headers: ConnectionHeaders.read(connection))
      return .YES
    case .respond: return respond(on: connection)
    case .disconnect: return .NO
    }
  }

  /// Answers, unless that was done already. The connection goes on.
  func answer(_ response: HTTPResponse) {
    state.withLock { state in
      if state.exchange.answer(response) { MHD_resume_connection(state.connection?.pointer) }
    }
  }

  /// Ends a stream that is going out: the server stops.
  func finishStream() {
    stream?.finish()
  }

  /// Gives up on the handler and on the client: the server stops now.
  func abandon() {
    state.withLock { $0.task }?.cancel()
    answer(.disconnect)
    stream?.abort()
  }

  /// The response is over, or the client gone.
  func end() {
    state.withLock { state in
      state.exchange.end()
      state.connection = nil
      state.task = nil
    }
    stream?.close()
    server.ended(self)
  }

  private var stream: HTTPBodyStream? {
    guard case .stream(let stream, _) = state.withLock({ $0.exchange.response })?.body else {
      return nil
    }
    return stream
  }

  private func isFirstCall(_ connection: OpaquePointer) -> Bool {
    let reference = ConnectionReference(connection)
    return state.withLock { state in
      defer { state.hasStarted = true }
      if !state.hasStarted { state.connection = reference }
      return !state.hasStarted
    }
  }

  private func begin(_ connection: OpaquePointer) -> MHD_Result {
    if let refusal = server.began(self, on: ConnectionReference(connection)) {
      answer(refusal)
    } else if let length = ConnectionHeaders.contentLength(connection),
      length > server.configuration.maximumBodyBytes
    {
      answer(.tooLarge(limit: server.configuration.maximumBodyBytes))
    }
    guard state.withLock({ $0.exchange.response != nil }) else { return .YES }
    // Answered before the body was read: the library closes the connection after the response.
    _ = state.withLock { $0.exchange.advance() }
    return respond(on: connection)
  }

  private func handle(method: String, headers: HTTPHeaders) {
    let body = state.withLock { $0.exchange.body }
    guard
      let request = HTTPRequest(
        method: HTTPMethod(rawValue: method), target: target, headers: headers, body: body)
    else {
      return answer(.text(.badRequest, "The address is not validly coded.\n"))
    }
    let task = Task { answer(await server.handler(request)) }
    state.withLock { $0.task = task }
  }

  private func respond(on connection: OpaquePointer) -> MHD_Result {
    guard let response = state.withLock({ $0.exchange.response }),
      let queued = QueuedResponse(response, on: ConnectionReference(connection))
    else { return .NO }
    return queued.queue(on: connection)
  }
}
