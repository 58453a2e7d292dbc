extension BrowserServer {
  /// The limits of a browser stage.
  public struct Limits: Sendable {
    /// How many pages may be open at once. One more is answered with 503.
    public var maximumPages = 4000
    /// The largest event, in bytes.
    public var maximumEventBytes = 64 * 1024
    /// How long a new page is held back while something is being loaded, so that what comes quickly
    /// is part of it.
    public var patience = Duration.milliseconds(150)
    /// How often a page is asked for a sign of life.
    public var heartbeat: Duration {
      get { life.heartbeat }
      set { life.heartbeat = newValue }
    }
    /// After how long without a sign of life a page counts as gone. It is noticed within five seconds
    /// more.
    public var silence: Duration {
      get { life.silence }
      set { life.silence = newValue }
    }
    /// How many events one page may send each second in the long run.
    public var eventsPerSecond: Double {
      get { events.perSecond }
      set { events.perSecond = newValue }
    }
    /// How many events one page may send at once.
    public var eventBurst: Double {
      get { events.burst }
      set { events.burst = newValue }
    }
    /// How many pages may be opened each second in the long run.
    public var pagesPerSecond: Double {
      get { pages.perSecond }
      set { pages.perSecond = newValue }
    }
    /// How many pages may be opened at once.
    public var pageBurst: Double {
      get { pages.burst }
      set { pages.burst = newValue }
    }
    /// How many commands are kept for a page that reconnects.
    public var keptCommands: Int {
      get { log.count }
      set { log.count = newValue }
    }
    /// How many bytes of commands are kept for a page that reconnects.
    public var keptBytes: Int {
      get { log.bytes }
      set { log.bytes = newValue }
    }
    /// How many bytes may wait for a page that takes nothing in before it is cut off.
    public var pendingBytes = 4 << 20

    var life = PageLife.Times(heartbeat: .seconds(10), silence: .seconds(20))
    var events = TokenBucket.Rate(perSecond: 50, burst: 100)
    var pages = TokenBucket.Rate(perSecond: 200, burst: 1000)
    var log = UpdateLog.Limits(count: 1000, bytes: 1 << 20)

    /// How often it is looked for pages that are gone.
    static let round = Duration.seconds(5)

    /// Limits that suit a few thousand pages.
    public init() {}
  }
}
