import StageHTTPServer

/// What the server keeps of one open page, from its first HTML until it is gone.
@MainActor
final class PageSession {
  let identifier: String
  let address: String
  var handlers = EventHandlers()
  private(set) var regions = RegionContents()
  private(set) var isEnded = false
  private(set) var life: PageLife
  private(set) var lastSequence = 0
  private(set) var screen: (any BrowserScreen)?
  private(set) var page: BrowserPage?
  private(set) var announcement = ""
  private(set) var messages: [HTML] = []
  private(set) var destination: String?

  private var log: UpdateLog
  private var events: TokenBucket
  private var stream: HTTPBodyStream?
  private var isRendered = false
  /// Whether the page's script runs, as its first stream shows. Such a page is never rendered again,
  /// so what it shows need not be kept: for a long list that is most of the page's memory.
  private(set) var isScripted = false
  private var settling: CheckedContinuation<Void, Never>?
  private let limits: BrowserServer.Limits
  private let clock: StageClock

  init(request: HTTPRequest, limits: BrowserServer.Limits, clock: StageClock) {
    var generator = SystemRandomNumberGenerator()
    identifier = (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
    address = request.address
    life = PageLife(times: limits.life, now: clock.now())
    log = UpdateLog(limits: limits.log)
    events = TokenBucket(limits.events, now: clock.now())
    self.limits = limits
    self.clock = clock
    page = BrowserPage(request: request, session: self)
  }

  func show(_ screen: any BrowserScreen) {
    self.screen = screen
  }

  /// The number of the newest update.
  var lastNumber: Int { log.lastNumber }

  // MARK: Commands

  func apply(_ update: PageUpdate) {
    guard !isEnded else { return }
    remember(update)
    guard isRendered else { return }
    let number = log.append(update)
    guard let stream else { return }
    stream.write(update.pieces(number: number))
    // A page that takes nothing in is cut off; if it comes back, it is told what it missed, or to
    // start afresh.
    if stream.pendingBytes > limits.pendingBytes { stream.abort() }
  }

  private func remember(_ update: PageUpdate) {
    switch update.content {
    case .replace(let region, let html), .patch(let region, let html):
      if !isScripted { regions.replace(region, with: html) }
    case .append(let region, let html): if !isScripted { regions.append(html, to: region) }
    case .title, .busy: break
    case .announce(let text): if stream == nil { announcement = text }
    case .message(let html): if stream == nil { messages.append(html) }
    case .navigate(let address): if stream == nil { destination = address }
    }
  }

  // MARK: The first page

  /// Waits until nothing is being loaded, but not longer than the given time.
  func settled(within patience: Duration) async {
    guard page?.isBusy == true, patience > .zero, settling == nil else { return }
    let timer = Task { [weak self, clock] in
      try await clock.sleep(patience)
      self?.settle()
    }
    await withCheckedContinuation { settling = $0 }
    timer.cancel()
  }

  func settle() {
    settling?.resume()
    settling = nil
  }

  /// The page goes out as HTML: what comes later is numbered and kept.
  func rendered() {
    isRendered = true
    announcement = ""
    // The page holds one message at first; the others follow when it is connected.
    for html in messages.dropFirst() { _ = log.append(.message(html)) }
    messages = []
    destination = nil
  }

  // MARK: The event stream

  /// A page opened its event stream, for the first time or again.
  ///
  /// - Returns: false if it cannot be told all that it missed.
  func connect(_ stream: HTTPBodyStream, lastSeen: Int) -> Bool {
    guard !isEnded, let missed = log.since(lastSeen) else { return false }
    self.stream?.finish()
    self.stream = stream
    isScripted = true
    regions = RegionContents()
    announcement = ""
    messages = []
    destination = nil
    life.connected(now: clock.now())
    log.forget(through: lastSeen)
    stream.write(EventFormat.opening)
    for (number, update) in missed { stream.write(update.pieces(number: number)) }
    return true
  }

  /// A stream is over. It may be one that was replaced long ago.
  func disconnected(_ stream: HTTPBodyStream) {
    guard self.stream === stream else { return }
    self.stream = nil
    life.disconnected()
  }

  /// The page gave a sign of life, and says what it has seen.
  func heard(lastSeen: Int?) {
    life.heard(now: clock.now())
    if let lastSeen { log.forget(through: lastSeen) }
  }

  /// Time has passed.
  ///
  /// - Returns: whether the page is gone.
  func advanced() -> Bool {
    switch life.advanced(now: clock.now()) {
    case .none: return false
    case .heartbeat:
      stream?.write([EventFormat.heartbeat])
      return false
    case .end: return true
    }
  }

  // MARK: Events

  /// - Returns: whether the page may send one more event now.
  func takesEvent() -> Bool {
    events.take(now: clock.now())
  }

  /// Handles an event, unless it was handled before.
  func handle(_ event: PageEvent) throws(EventRefusal) {
    life.heard(now: clock.now())
    if let sequence = event.sequence, sequence <= lastSequence { return }
    let action = try handlers.action(for: event.name, event.fields)
    if let sequence = event.sequence { lastSequence = sequence }
    action()
  }

  // MARK: The end

  /// The page is gone: the screen and all that belongs to it is released.
  func end() {
    guard !isEnded else { return }
    isEnded = true
    settle()
    stream?.finish()
    stream = nil
    handlers.removeAll()
    screen = nil
    page = nil
  }
}

extension HTTPRequest {
  /// The path and the query as they were sent, without the name of a page that was asked for again.
  var address: String {
    let kept = HTTPFields(query.fields.filter { $0.name != "stage" })
    return kept.fields.isEmpty ? path : path + "?" + kept.formEncoded
  }
}
