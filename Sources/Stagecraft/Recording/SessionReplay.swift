/// Plays a session to a presenter and checks that the same commands come.
///
/// ```swift
/// let replay = SessionReplay(try Session(text: text))
/// let presenter = ProductsPresenter(repository: ReplayedProducts(replay: replay))
/// let view = ProductsViewPort()
/// view.observer = replay.commands(on: "list")
/// presenter.attach(view)
/// replay.play(ProductsEventsEvent.self, on: "list", to: presenter)
/// try await replay.run()
///
/// struct ReplayedProducts: ProductsRepository {
///   let replay: SessionReplay
///   func get() async throws -> [Product]? { try await replay.answer(on: "products") }
/// }
/// ```
///
/// Events and answers come in the order in which they were recorded, each after the commands before it.
/// The first difference ends the replay.
@MainActor
public final class SessionReplay {
  private var script: ReplayScript
  private var players: [SessionChannel: @MainActor (_ value: String) throws -> Void] = [:]
  private var requests = ReplayRequests()
  private var isOver = false
  private var isOverdue = false
  private var waiter: CheckedContinuation<Void, Never>?

  /// Makes a replay.
  ///
  /// - Parameter session: What to play.
  public nonisolated init(_ session: Session) {
    script = ReplayScript(session)
  }

  /// Plays the events of a channel to a presenter, which it holds.
  ///
  /// - Parameters:
  ///   - type: The type of the events.
  ///   - channel: The channel that they were recorded on.
  ///   - receiver: The presenter.
  public func play<Event: ViewEvent & Decodable>(
    _ type: Event.Type, on channel: SessionChannel, to receiver: Event.Receiver
  ) {
    players[channel] = { value in
      try SessionCoding.value(type, from: value).send(to: receiver)
    }
  }

  /// Checks the commands of a channel.
  ///
  /// - Parameter channel: The channel that they were recorded on.
  /// - Returns: What takes the commands: a port's observer, or what a spy calls.
  public func commands<Command: ViewCommand & Decodable>(
    on channel: SessionChannel
  ) -> @MainActor (Command) -> Void {
    { [weak self] command in
      self?.arrive(
        ReplayScript.Arrival(channel: channel, text: String(describing: command)) { value in
          let recorded = try SessionCoding.value(Command.self, from: value)
          return (recorded == command, String(describing: recorded))
        })
    }
  }

  /// Answers a request as it was answered in the session, when the replay is there.
  ///
  /// A request that is cancelled still gets the answer that it got then. One that got none is cancelled.
  ///
  /// - Parameters:
  ///   - channel: The channel that the answer was recorded on.
  ///   - type: The type of the answer.
  ///   - failure: The type of the error, if it was Codable when it was recorded.
  /// - Returns: The recorded answer.
  /// - Throws: The recorded error, ``RecordedFailure`` if its type is not known, or `CancellationError`.
  public func answer<Value: Decodable & Sendable>(
    on channel: SessionChannel, as type: Value.Type = Value.self,
    failure: (any (Error & Decodable).Type)? = nil
  ) async throws -> Value {
    guard !isOver else { throw CancellationError() }
    let request = requests.begin(on: channel)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { caller in
        let waiting = ReplayRequests.Waiting { value in
          let answer = try RecordedAnswer<Value>(text: value, failure: failure)
          caller.resume(with: Result { try answer.get() })
        } cancel: {
          caller.resume(throwing: CancellationError())
        }
        requests.wait(request, waiting)
        wake()
      }
    } onCancel: {
      Task { @MainActor in self.cancel(request) }
    }
  }

  /// Plays the session from its beginning to its end.
  ///
  /// - Parameters:
  ///   - pace: Whether events and answers keep their recorded times.
  ///   - clock: Measures them.
  ///   - patience: How long a command or a request may take longer than it took then, before it counts as
  ///     missing.
  ///   - settled: Returns when nothing can happen any more; a rehearsal has a function of that name. What
  ///     comes after the session's end is found by then. Without it only what comes at once is.
  /// - Throws: ``ReplayDifference``, the first one, or `CancellationError`.
  public func run(
    pace: ReplayPace = .immediate, clock: some Clock<Duration> = ContinuousClock(),
    patience: Duration = .seconds(10), settled: @MainActor () async -> Void = {}
  ) async throws {
    defer { end() }
    let start = clock.now
    while let entry = script.next {
      try Task.checkCancellation()
      if pace == .recorded, entry.kind != .command {
        try await clock.sleep(until: start.advanced(by: entry.time), tolerance: nil)
      }
      try await play(entry, clock, within: patience + script.pause)
    }
    await settled()
    try script.match()
  }

  // MARK: One entry after the other

  private func play(
    _ entry: SessionEntry, _ clock: some Clock<Duration>, within limit: Duration
  ) async throws {
    switch entry.kind {
    case .event:
      try script.match()
      try send(entry)
    case .command:
      try await wait(clock, limit, for: .missingCommand(recorded: entry.value)) {
        script.hasArrival
      }
      try script.match()
    case .answer:
      let request = ReplayRequests.Request(channel: entry.channel, number: entry.request ?? 1)
      try await wait(clock, limit, for: .missingRequest(request.description)) {
        script.hasArrival || requests.isWaiting(request)
      }
      try script.match()
      try reading { try requests.answer(request, with: entry.value) }
    }
  }

  private func send(_ entry: SessionEntry) throws {
    guard let player = players[entry.channel] else {
      throw script.difference(.nobodyPlays(entry.channel))
    }
    try reading { try player(entry.value) }
  }

  /// Goes on to the next entry, unless the value of this one cannot be read.
  private func reading(_ work: () throws -> Void) throws {
    do {
      try work()
      script.advance()
    } catch {
      throw script.difference(.unreadable(String(describing: error)))
    }
  }

  private func wait(
    _ clock: some Clock<Duration>, _ limit: Duration, for reason: ReplayDifference.Reason,
    until isReached: () -> Bool
  ) async throws {
    guard !isReached() else { return }
    isOverdue = false
    let timer = Task {
      try await clock.sleep(until: clock.now.advanced(by: limit), tolerance: nil)
      try Task.checkCancellation()
      isOverdue = true
      wake()
    }
    defer { timer.cancel() }
    while !isReached() {
      try Task.checkCancellation()
      if isOverdue { throw script.difference(reason) }
      await withTaskCancellationHandler {
        await withCheckedContinuation { waiter = $0 }
      } onCancel: {
        Task { @MainActor in self.wake() }
      }
    }
  }

  private func arrive(_ arrival: ReplayScript.Arrival) {
    guard !isOver else { return }
    script.arrive(arrival)
    wake()
  }

  private func wake() {
    waiter?.resume()
    waiter = nil
  }

  /// A request whose answer is still to come gets that, as it did when the session was recorded.
  private func cancel(_ request: ReplayRequests.Request) {
    guard !script.hasAnswer(to: request.channel, request: request.number) else { return }
    requests.cancel(request)
  }

  private func end() {
    isOver = true
    requests.cancelAll()
  }
}
