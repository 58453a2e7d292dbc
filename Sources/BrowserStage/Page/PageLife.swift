/// Whether a page is still there, judged by when it was last heard of. Pure: the time comes from
/// outside, and what is to be done comes back as a value.
struct PageLife {
  /// The times that matter.
  struct Times: Sendable, Equatable {
    /// How often a connected page is asked for a sign of life.
    var heartbeat: Duration
    /// After how long without one it counts as gone.
    var silence: Duration
  }

  enum Action: Equatable {
    case none
    case heartbeat
    case end
  }

  private let times: Times
  private var lastHeard: Duration
  private var lastHeartbeat: Duration
  private(set) var isConnected = false

  init(times: Times, now: Duration) {
    self.times = times
    lastHeard = now
    lastHeartbeat = now
  }

  /// The page opened its event stream.
  mutating func connected(now: Duration) {
    isConnected = true
    lastHeard = now
    lastHeartbeat = now
  }

  /// The event stream broke off; the page may come back.
  mutating func disconnected() {
    isConnected = false
  }

  /// The page sent something.
  mutating func heard(now: Duration) {
    lastHeard = now
  }

  /// Time has passed.
  mutating func advanced(now: Duration) -> Action {
    if now - lastHeard >= times.silence { return .end }
    guard isConnected, now - lastHeartbeat >= times.heartbeat else { return .none }
    lastHeartbeat = now
    return .heartbeat
  }
}
