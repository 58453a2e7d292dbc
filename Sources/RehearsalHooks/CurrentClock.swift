/// The clock that is right here: virtual inside a rehearsal, the continuous clock outside.
///
/// Use it for times in transcripts and for time limits. An instant is only meaningful within the run it
/// was taken in.
///
/// ```swift
/// let deadline = CurrentClock().now.advanced(by: .seconds(1))
/// try await CurrentClock().sleep(until: deadline)   // no real time passes inside a rehearsal
/// ```
public struct CurrentClock: Clock {
  /// A moment: the time since the run of the rehearsal began, or, outside, since the clock's first use.
  public struct Instant: InstantProtocol {
    /// The time since the clock's zero.
    public let offset: Duration

    /// The moment that lies `offset` after the clock's zero.
    ///
    /// - Parameter offset: the time since the clock's zero.
    public init(offset: Duration) {
      self.offset = offset
    }

    /// The moment that lies `duration` later.
    ///
    /// - Parameter duration: how much later; negative for earlier.
    /// - Returns: the other moment.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// The time from this moment to another one.
    ///
    /// - Parameter other: the other moment.
    /// - Returns: the time between, negative if `other` is earlier.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Whether a moment is earlier than another.
    ///
    /// - Parameters:
    ///   - left: the one.
    ///   - right: the other.
    /// - Returns: true if `left` is earlier.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.offset < right.offset
    }
  }

  private static let zero = ContinuousClock.now

  /// The clock of wherever the calling code runs.
  public init() {}

  /// The current moment.
  public var now: Instant {
    if let host = CurrentHost.value { return Instant(offset: host.now) }
    return Instant(offset: Self.zero.duration(to: .now))
  }

  /// The smallest step: that of the continuous clock.
  public var minimumResolution: Duration {
    ContinuousClock().minimumResolution
  }

  /// Suspends the calling task until a moment has come.
  ///
  /// - Parameters:
  ///   - deadline: the moment. One that has passed returns at once.
  ///   - tolerance: how late the wake-up may be; ignored inside a rehearsal, which decides that itself.
  /// - Throws: `CancellationError` if the task is cancelled meanwhile.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    if let host = CurrentHost.value {
      try await host.sleep(until: deadline.offset)
    } else {
      let end = Self.zero.advanced(by: deadline.offset)
      try await ContinuousClock().sleep(until: end, tolerance: tolerance)
    }
  }
}
