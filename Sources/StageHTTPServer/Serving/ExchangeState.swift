/// Where a request and its response are. Pure: what is to be done comes back as a value.
struct ExchangeState {
  /// What the connection's thread has to do.
  enum Step: Equatable {
    /// Go on receiving.
    case proceed
    /// The request is whole: suspend the connection and hand the request to the handler.
    case handle
    /// The handler is still at work: suspend again.
    case suspend
    /// Queue the response.
    case respond
    /// Close the connection.
    case disconnect
  }

  private enum Phase {
    case receiving
    case discarding(count: Int)
    case handling
    case answered
    case responding
    case over
  }

  private var phase = Phase.receiving
  private(set) var body: [UInt8] = []
  private(set) var response: HTTPResponse?
  let maximumBodyBytes: Int

  /// How much of a body that is too large is read before the connection is closed: a client that is
  /// only a little over gets to see the answer.
  private static let discarded = 1 << 20

  init(maximumBodyBytes: Int) {
    self.maximumBodyBytes = maximumBodyBytes
  }

  /// A piece of the body arrived.
  mutating func receive(_ bytes: UnsafeRawBufferPointer) -> Step {
    switch phase {
    case .receiving where body.count + bytes.count <= maximumBodyBytes:
      body.append(contentsOf: bytes)
      return .proceed
    case .receiving:
      body = []
      phase = .discarding(count: bytes.count)
      return .proceed
    case .discarding(let count):
      phase = .discarding(count: count + bytes.count)
      return count + bytes.count <= Self.discarded ? .proceed : .disconnect
    case .answered: return .proceed
    case .handling, .responding, .over: return .disconnect
    }
  }

  /// The library asks what to do, with the request whole or the connection resumed.
  mutating func advance() -> Step {
    switch phase {
    case .receiving:
      phase = .handling
      return .handle
    case .discarding:
      response = .tooLarge(limit: maximumBodyBytes)
      phase = .responding
      return .respond
    case .handling: return .suspend
    case .answered:
      phase = .responding
      return .respond
    case .responding, .over: return .disconnect
    }
  }

  /// The handler answered, or an answer was found without it.
  ///
  /// - Returns: whether the connection was suspended for it and has to be resumed.
  mutating func answer(_ response: HTTPResponse) -> Bool {
    switch phase {
    case .handling:
      self.response = response
      phase = .answered
      return true
    case .receiving:
      self.response = response
      phase = .answered
      return false
    case .discarding, .answered, .responding, .over: return false
    }
  }

  /// The response is over, or the client gone.
  mutating func end() {
    phase = .over
  }
}

extension HTTPResponse {
  static func tooLarge(limit: Int) -> HTTPResponse {
    .text(.contentTooLarge, "The body may have \(limit) bytes at most.\n")
  }
}
