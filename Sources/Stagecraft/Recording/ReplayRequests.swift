/// The requests of a replay that wait for their answers.
struct ReplayRequests {
  /// A request of a channel, the first one being number 1.
  struct Request: Hashable, CustomStringConvertible {
    let channel: SessionChannel
    let number: Int
    var description: String { "\(channel.name)#\(number)" }
  }

  /// How a request that waits goes on.
  struct Waiting {
    /// With a recorded answer. Throws, and leaves the request waiting, if that cannot be read.
    let answer: (_ value: String) throws -> Void
    let cancel: () -> Void
  }

  private var counts: [SessionChannel: Int] = [:]
  private var waiting: [Request: Waiting] = [:]

  mutating func begin(on channel: SessionChannel) -> Request {
    counts[channel, default: 0] += 1
    return Request(channel: channel, number: counts[channel, default: 0])
  }

  mutating func wait(_ request: Request, _ waiter: Waiting) {
    waiting[request] = waiter
  }

  func isWaiting(_ request: Request) -> Bool { waiting[request] != nil }

  mutating func answer(_ request: Request, with value: String) throws {
    try waiting[request]?.answer(value)
    waiting[request] = nil
  }

  mutating func cancel(_ request: Request) {
    waiting.removeValue(forKey: request)?.cancel()
  }

  mutating func cancelAll() {
    let all = waiting.values
    waiting = [:]
    for waiter in all { waiter.cancel() }
  }
}
