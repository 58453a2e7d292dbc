/// Records a session from a live run.
///
/// Put the ports of events and commands, and a repository of your own, between those who talk to each
/// other:
///
/// ```swift
/// let recorder = SessionRecorder()
/// let events = ProductsEventsPort { event in
///   recorder.record(event: event, on: "list")
///   event.send(to: presenter)
/// }
/// let port = ProductsViewPort()
/// port.observer = { recorder.record(command: $0, on: "list") }
/// presenter.attach(port)       // and the views attach to the port
///
/// struct RecordedProducts: ProductsRepository {
///   let base: any ProductsRepository, recorder: SessionRecorder
///   func get() async throws -> [Product]? {
///     try await recorder.recordAnswer(on: "products") { try await base.get() }
///   }
/// }
/// ```
///
/// The recorder keeps all entries. To write a log as well, give it somewhere to put each one.
@MainActor
public final class SessionRecorder {
  private let elapsed: @Sendable () -> Duration
  private let onEntry: (@MainActor (SessionEntry) -> Void)?
  private var requestCounts: [SessionChannel: Int] = [:]

  /// What was recorded until now.
  public private(set) var session = Session()

  /// What could not be recorded because its coding threw, in the order in which it happened. While it is
  /// empty, the session is whole.
  public private(set) var errors: [any Error] = []

  /// Makes a recorder; times count from now.
  ///
  /// - Parameters:
  ///   - clock: Measures the times. In a rehearsal they are virtual.
  ///   - onEntry: Gets each entry as soon as it is recorded.
  public nonisolated init(
    clock: some Clock<Duration> = ContinuousClock(),
    onEntry: (@MainActor (SessionEntry) -> Void)? = nil
  ) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    self.onEntry = onEntry
  }

  /// Records what the user did. Call it before the event is sent, so that it stands before its effects.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - channel: Which presenter it is for.
  public func record(event: some ViewEvent & Encodable, on channel: SessionChannel) {
    record(event, .event, on: channel)
  }

  /// Records what views are told. ``CommandPort/observer`` is the place to call it from.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - channel: Which view it is for.
  public func record(command: some ViewCommand & Encodable, on channel: SessionChannel) {
    record(command, .command, on: channel)
  }

  /// Asks a repository, records how it ends, and passes that on.
  ///
  /// - Parameters:
  ///   - channel: Which repository is asked. Requests whose order is left to chance are better kept apart,
  ///     by their arguments for example: `"pages(\(number))"`.
  ///   - request: Asks the repository.
  /// - Returns: What the request returns.
  /// - Throws: What the request throws. An error that is Codable is recorded whole, of any other its text.
  public func recordAnswer<Value: Encodable & Sendable>(
    on channel: SessionChannel, of request: @Sendable () async throws -> Value
  ) async throws -> Value {
    requestCounts[channel, default: 0] += 1
    let number = requestCounts[channel]
    let answer = await RecordedAnswer(of: request)
    record(answer, .answer, on: channel, request: number)
    return try answer.get()
  }

  private func record(
    _ value: some Encodable, _ kind: SessionEntry.Kind, on channel: SessionChannel,
    request: Int? = nil
  ) {
    do {
      let entry = SessionEntry(
        time: elapsed(), kind: kind, channel: channel, request: request,
        value: try SessionCoding.text(of: value))
      session.entries.append(entry)
      onEntry?(entry)
    } catch {
      errors.append(error)
    }
  }
}
