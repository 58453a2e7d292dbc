import StageHTTPServer

/// The browser stage: serves screens as pages, and keeps each open page up to date.
///
/// ```swift
/// let server = BrowserServer(name: "Showcase")
/// server.screen(at: "/products") { page in ProductsScreen(page, repository) }
/// server.screen(at: "/products/:number") { page in ProductScreen(page, repository) }
/// print("http://127.0.0.1:\(try server.start(port: 8080))")
/// await HTTPServer.terminationRequested()
/// await server.stop()
/// ```
///
/// Every page that is opened gets a screen of its own. The page receives the view's commands as
/// server-sent events and posts the user's events. Addresses that begin with `/stage/` are the stage's.
@MainActor
public final class BrowserServer {
  /// Makes the screen for a page, or nil if nothing lies at its address. It may start the screen's
  /// presenter: what that says at once is part of the page.
  public typealias ScreenFactory = @MainActor (BrowserPage) -> (any BrowserScreen)?

  let name: String
  let limits: Limits
  private(set) var sessions: [String: PageSession] = [:]

  private let policy: RequestPolicy
  private let clock: StageClock
  private var pages: TokenBucket
  private var router = HTTPRouter()
  private var server: HTTPServer?
  private var rounds: Task<Void, Never>?
  /// Pages are not told to start afresh by a server that goes: they would find nobody.
  private var isStopping = false

  /// Makes a stage that serves nothing yet.
  ///
  /// - Parameters:
  ///   - name: the site's name, shown at the top of each page.
  ///   - limits: what it takes at most.
  ///   - extraHosts: names under which browsers may address it, besides those of the loopback
  ///     interface: that of a proxy in front of it, for example.
  ///   - clock: the time by which departed pages are found and rates limited.
  public init(
    name: String, limits: Limits = Limits(), extraHosts: Set<String> = [],
    clock: some Clock<Duration> = ContinuousClock()
  ) {
    self.name = name
    self.limits = limits
    self.policy = RequestPolicy(extraHosts: Set(extraHosts.map { $0.lowercased() }))
    self.clock = StageClock(clock)
    self.pages = TokenBucket(limits.pages, now: .zero)
    addOwnRoutes()
  }

  /// How many pages are open.
  public var pageCount: Int { sessions.count }

  /// Shows a screen at an address. To be called before the stage starts.
  ///
  /// - Parameters:
  ///   - pattern: the path, with `:name` for a segment that the screen reads from
  ///     ``BrowserPage/parameters``.
  ///   - make: makes the screen.
  public func screen(at pattern: String, make: @escaping ScreenFactory) {
    router.on(.get, pattern) { [weak self] request in
      await self?.open(request, make) ?? .disconnect
    }
  }

  /// Serves something that is not a screen, such as a picture. To be called before the stage starts.
  public func resource(at pattern: String, handler: @escaping HTTPServer.Handler) {
    router.on(.get, pattern, handler: handler)
  }

  /// Begins to serve.
  ///
  /// - Parameter port: the port on the loopback interface; 0 lets the system choose.
  /// - Returns: the port.
  /// - Throws: ``HTTPServerError`` if it cannot listen.
  @discardableResult
  public func start(port: UInt16 = 0) throws(HTTPServerError) -> UInt16 {
    var configuration = HTTPServer.Configuration(port: port)
    configuration.maximumBodyBytes = limits.maximumEventBytes
    // A page has its stream and for a moment some more.
    configuration.maximumConnections = limits.maximumPages + 500
    let server = try HTTPServer(configuration) { [router, policy, name] request in
      if let refusal = policy.refusal(for: request) { return refusal }
      let response = await router.respond(to: request)
      guard response.status == .notFound, request.method != .post else { return response }
      return PageDocument.notFound(site: name)
    }
    self.server = server
    isStopping = false
    rounds = Task { [weak self, clock] in
      while (try? await clock.sleep(Limits.round)) != nil { self?.endDepartedPages() }
    }
    return server.port
  }

  /// Stops serving: every page is released, and what is being sent gets a moment to arrive.
  public func stop() async {
    isStopping = true
    rounds?.cancel()
    for session in sessions.values { session.end() }
    sessions = [:]
    await server?.stop(within: .seconds(2))
    server = nil
  }

  // MARK: Pages

  private func open(_ request: HTTPRequest, _ make: ScreenFactory) async -> HTTPResponse {
    guard !isStopping else { return .stopping }
    if let identifier = request.query["stage"], let session = sessions[identifier],
      session.address == request.address, !session.isScripted
    {
      session.heard(lastSeen: nil)
      return render(session)
    }
    guard sessions.count < limits.maximumPages else {
      return PageDocument.tooManyPages(site: name, limit: limits.maximumPages)
    }
    guard pages.take(now: clock.now()) else { return PageDocument.tooFast(site: name) }
    let session = PageSession(request: request, limits: limits, clock: clock)
    guard let page = session.page, let screen = make(page) else {
      session.end()
      return PageDocument.notFound(site: name)
    }
    session.show(screen)
    sessions[session.identifier] = session
    await session.settled(within: limits.patience)
    defer { if request.method == .head { end(session) } }
    return render(session)
  }

  private func render(_ session: PageSession) -> HTTPResponse {
    if let destination = session.destination {
      end(session)
      return HTTPResponse(.seeOther, headers: ["Location": destination])
    }
    guard let response = PageDocument.page(session, site: name) else {
      return PageDocument.notFound(site: name)
    }
    session.rendered()
    return response
  }

  private func end(_ session: PageSession) {
    sessions[session.identifier] = nil
    session.end()
  }

  /// Looks once for pages that are gone, and asks the others for a sign of life.
  func endDepartedPages() {
    for session in sessions.values where session.advanced() { end(session) }
  }

  // MARK: What pages ask

  private func addOwnRoutes() {
    router.on(.get, "/stage/stage.css") { StageResource.styleSheet.response(to: $0) }
    for script in StageResource.scripts {
      router.on(.get, script.path) { script.response(to: $0) }
    }
    router.on(.get, "/stage/updates") { [weak self] in await self?.connect($0) ?? .disconnect }
    router.on(.post, "/stage/events") { [weak self] in await self?.receive($0) ?? .disconnect }
    router.on(.post, "/stage/heard") { [weak self] in await self?.hear($0) ?? .disconnect }
    router.on(.post, "/stage/leave") { [weak self] in await self?.leave($0) ?? .disconnect }
  }

  func connect(_ request: HTTPRequest) -> HTTPResponse {
    guard !isStopping else { return .stopping }
    let seen = request.headers["Last-Event-ID"] ?? request.query["last"]
    guard let identifier = request.query["page"], let seen, let lastSeen = Int(seen), lastSeen >= 0
    else {
      return .text(.badRequest, "A page asks with its identifier and the last number it saw.\n")
    }
    let stream = HTTPBodyStream()
    guard let session = sessions[identifier], session.connect(stream, lastSeen: lastSeen) else {
      stream.write(EventFormat.restart)
      stream.finish()
      return .events(stream)
    }
    stream.onClose { [weak session] in
      Task { @MainActor in session?.disconnected(stream) }
    }
    return .events(stream)
  }

  private func receive(_ request: HTTPRequest) -> HTTPResponse {
    guard !isStopping else { return .stopping }
    guard let form = HTTPFields(formEncoded: request.body), let event = PageEvent(form) else {
      return .text(.badRequest, "The event is malformed.\n")
    }
    let isScript = request.headers["Stage-Client"] == "script"
    guard let session = sessions[event.page] else {
      if !isScript, let address = form.only("address"), address.isOwnPath { return .see(address) }
      return .text(.gone, "The page is gone; load it again.\n")
    }
    guard session.takesEvent() else {
      var response = HTTPResponse.text(.tooManyRequests, "Too many events; wait a moment.\n")
      response.headers["Retry-After"] = "1"
      return response
    }
    do throws(EventRefusal) {
      try session.handle(event)
    } catch {
      return .text(.badRequest, error.text)
    }
    if isScript { return HTTPResponse(.noContent) }
    let separator = session.address.contains("?") ? "&" : "?"
    return .see(session.destination ?? "\(session.address)\(separator)stage=\(session.identifier)")
  }

  private func hear(_ request: HTTPRequest) -> HTTPResponse {
    guard !isStopping else { return .stopping }
    guard let form = HTTPFields(formEncoded: request.body), let identifier = form.only("page"),
      let lastSeen = form.only("last").flatMap({ Int($0) })
    else {
      return .text(.badRequest, "A sign of life names the page and the last number it saw.\n")
    }
    guard let session = sessions[identifier] else {
      return .text(.gone, "The page is gone; load it again.\n")
    }
    session.heard(lastSeen: lastSeen)
    return HTTPResponse(.noContent)
  }

  private func leave(_ request: HTTPRequest) -> HTTPResponse {
    guard let form = HTTPFields(formEncoded: request.body), let identifier = form.only("page")
    else {
      return .text(.badRequest, "A page that leaves gives its identifier.\n")
    }
    if let session = sessions[identifier] { end(session) }
    return HTTPResponse(.noContent)
  }
}

extension HTTPResponse {
  /// The script tries again later, and finds a server then or goes on trying.
  fileprivate static var stopping: HTTPResponse {
    var response = HTTPResponse.text(.serviceUnavailable, "The server is stopping.\n")
    response.headers["Retry-After"] = "2"
    return response
  }

  /// Leads the browser on with a GET.
  fileprivate static func see(_ address: String) -> HTTPResponse {
    HTTPResponse(.seeOther, headers: ["Location": address])
  }
}

extension String {
  /// Whether it is a path on this server, and not the start of another server's address.
  fileprivate var isOwnPath: Bool {
    hasPrefix("/") && !hasPrefix("//") && !hasPrefix("/\\") && !contains(where: \.isNewline)
  }
}
