/// Limits a rate: so many at once, and so many more each second. Pure: the time comes from outside.
struct TokenBucket {
  /// The rate.
  struct Rate: Sendable, Equatable {
    /// How many each second in the long run.
    var perSecond: Double
    /// How many at once.
    var burst: Double
  }

  private let rate: Rate
  private var tokens: Double
  private var updated: Duration

  init(_ rate: Rate, now: Duration) {
    self.rate = rate
    tokens = rate.burst
    updated = now
  }

  /// - Returns: whether one more is allowed now.
  mutating func take(now: Duration) -> Bool {
    let elapsed = (now - updated) / .seconds(1)
    tokens = min(rate.burst, tokens + max(0, elapsed) * rate.perSecond)
    updated = now
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }
}
