import Stagecraft
import Testing

/// A search whose answers come when the test says so.
private actor HeldSearch: SearchService {
  private var callers: [String: CheckedContinuation<[String], Never>] = [:]
  private var waiting: [String: CheckedContinuation<Void, Never>] = [:]

  func results(for text: String) async throws -> [String] {
    await withCheckedContinuation { caller in
      callers[text] = caller
      waiting.removeValue(forKey: text)?.resume()
    }
  }

  func requested(_ text: String) async {
    if callers[text] == nil { await withCheckedContinuation { waiting[text] = $0 } }
  }

  func answer(_ text: String, _ results: [String]) {
    callers.removeValue(forKey: text)?.resume(returning: results)
  }
}

@MainActor
@Suite("Recording and replaying")
struct RecordingTests {
  private let clock = StepClock()

  /// A user searches twice; the first answer comes last.
  private static let session = """
    # session 1
    0.000 event search {"search(_:)":["cars"]}
    0.000 command search {"showBusy()":[]}
    0.250 event search {"search(_:)":["books"]}
    0.250 command search {"showBusy()":[]}
    1.000 answer search#2 {"value":["BOOKS"]}
    1.000 command search {"show(results:)":[["BOOKS"]]}
    1.000 command search {"hideBusy()":[]}
    2.000 answer search#1 {"value":["CARS"]}
    2.000 event search {"search(_:)":["fail"]}
    2.000 command search {"showBusy()":[]}
    2.500 answer search#3 {"failure":{"reason":"no net"}}
    2.500 command search {"showError(message:)":["no net"]}
    2.500 command search {"hideBusy()":[]}
    3.000 event search {"clear()":[]}
    3.000 command search {"show(results:)":[[]]}

    """

  private func replay(
    _ text: String, flaw: SearchPresenter.Flaw = .none, pace: ReplayPace = .immediate,
    clock: some Clock<Duration> = ContinuousClock(), settled: @MainActor () async -> Void = {}
  ) async throws {
    let replay = SessionReplay(try Session(text: text))
    let presenter = SearchPresenter(service: ReplayedSearch(replay: replay), flaw: flaw)
    presenter.view.observer = replay.commands(on: "search")
    replay.play(SearchEventsEvent.self, on: "search", to: presenter)
    try await replay.run(pace: pace, clock: clock, settled: settled)
  }

  private func difference(_ work: () async throws -> Void) async -> ReplayDifference? {
    await #expect(throws: ReplayDifference.self) { try await work() }
  }

  // MARK: Recording

  @Test("writes down events, commands and answers in order, with the clock's times")
  func records() async throws {
    let recorder = SessionRecorder(clock: clock)
    let service = HeldSearch()
    let presenter = SearchPresenter(service: RecordedSearch(base: service, recorder: recorder))
    let view = SearchViewPort()
    view.observer = { recorder.record(command: $0, on: "search") }
    presenter.view.attach(view)
    let events = SearchEventsPort { event in
      recorder.record(event: event, on: "search")
      event.send(to: presenter)
    }

    events.search("cars")
    await service.requested("cars")
    clock.advance(by: .milliseconds(250))
    events.search("books")
    await service.requested("books")
    clock.advance(by: .milliseconds(750))
    await service.answer("books", ["BOOKS"])
    await reached(7, recorder)
    clock.advance(by: .seconds(1))
    await service.answer("cars", ["CARS"])
    await reached(8, recorder)

    let lines = Self.session.split(separator: "\n").prefix(9)
    #expect(recorder.session.description == lines.joined(separator: "\n") + "\n")
    #expect(recorder.errors.isEmpty)
  }

  /// Lets others run until so many entries are there.
  private func reached(_ count: Int, _ recorder: SessionRecorder) async {
    while recorder.session.entries.count < count { await Task.yield() }
  }

  @Test("what was recorded can be replayed, whatever the answers were")
  func recordsWhatCanBeReplayed() async throws {
    let recorder = SessionRecorder(clock: clock)
    let presenter = SearchPresenter(
      service: RecordedSearch(base: InstantSearch(), recorder: recorder))
    presenter.view.observer = { recorder.record(command: $0, on: "search") }
    let events = SearchEventsPort { event in
      recorder.record(event: event, on: "search")
      event.send(to: presenter)
    }
    for (text, count) in [("a \"b\"\n", 5), ("fail", 10), ("", 13)] {
      events.search(text)
      await reached(count, recorder)
    }
    #expect(recorder.session.entries.last?.value == #"{"cancelled":true}"#)
    try await replay(recorder.session.description)
  }

  @Test("gives each entry away as soon as it is recorded, and keeps what cannot be coded apart")
  func givesAway() {
    struct Odd: ViewEvent, Encodable {
      func encode(to encoder: any Encoder) throws { throw SearchFailure(reason: "odd") }
      func send(to receiver: Int) {}
    }
    var lines: [String] = []
    let recorder = SessionRecorder(clock: clock) { lines.append($0.line) }
    recorder.record(event: Odd(), on: "a")
    recorder.record(event: SearchEventsEvent.clear, on: "a b")
    #expect(lines == [#"0.000 event a-b {"clear()":[]}"#])
    #expect(recorder.errors as? [SearchFailure] == [SearchFailure(reason: "odd")])
  }

  // MARK: Replaying

  @Test("the same presenter gives the same commands")
  func same() async throws {
    try await replay(Self.session)
  }

  @Test("at the recorded pace, it takes the clock as long as then")
  func pace() async throws {
    let clock = StepClock(limit: .seconds(5))
    try await replay(Self.session, pace: .recorded, clock: clock)
    #expect(clock.now.offset == .seconds(3))
  }

  @Test("an error whose type is not known comes back with its text")
  func unknownError() async throws {
    try await replay(
      """
      # session 1
      0.0 event search {"search(_:)":["x"]}
      0.0 command search {"showBusy()":[]}
      0.0 answer search#1 {"error":"no such host"}
      0.0 command search {"showError(message:)":["no such host"]}
      0.0 command search {"hideBusy()":[]}
      """)
  }

  @Test("a request that got no answer is cancelled when it is, or when the replay ends")
  func withoutAnswer() async throws {
    try await replay(
      """
      # session 1
      0.0 event search {"search(_:)":["never"]}
      0.0 command search {"showBusy()":[]}
      0.0 event search {"search(_:)":["x"]}
      0.0 command search {"showBusy()":[]}
      0.0 answer search#2 {"value":[]}
      0.0 command search {"show(results:)":[[]]}
      0.0 command search {"hideBusy()":[]}
      0.0 event search {"search(_:)":["never"]}
      0.0 command search {"showBusy()":[]}
      """)
  }

  // MARK: Differences

  @Test("another command: both, and the lines around it")
  func otherCommand() async {
    let error = await difference { try await replay(Self.session, flaw: .showsNothing) }
    #expect(
      error?.description == """
        the replay differs in line 7: another command came
            recorded  search show(results: ["BOOKS"])
            replayed  search hideBusy()
            4 | 0.250 event search {"search(_:)":["books"]}
            5 | 0.250 command search {"showBusy()":[]}
            6 | 1.000 answer search#2 {"value":["BOOKS"]}
          > 7 | 1.000 command search {"show(results:)":[["BOOKS"]]}
            8 | 1.000 command search {"hideBusy()":[]}
            9 | 2.000 answer search#1 {"value":["CARS"]}
        """)
  }

  @Test("a late answer that overwrites a newer one")
  func lateAnswer() async {
    let error = await difference {
      try await replay(Self.session, flaw: .showsLateAnswers) {
        for _ in 0..<100 { await Task.yield() }
      }
    }
    #expect(error != nil)
  }

  @Test("a command too many")
  func twice() async {
    let error = await difference { try await replay(Self.session, flaw: .showsTwice) }
    #expect(error?.line == 8)
    #expect(
      error?.reason
        == .otherCommand(
          recorded: "search hideBusy()", replayed: #"search show(results: ["BOOKS"])"#))
  }

  @Test("a command where the session has an event, and one after its end")
  func unexpected() async {
    let middle = """
      # session 1
      0.0 event search {"clear()":[]}
      0.0 event search {"clear()":[]}
      """
    let error = await difference { try await replay(middle) }
    #expect(error?.line == 3)
    #expect(error?.reason == .unexpectedCommand("search show(results: [])"))
    let end = "# session 1\n0.0 event search {\"clear()\":[]}\n"
    let atEnd = await difference { try await replay(end) }
    #expect(
      atEnd?.description == """
        the replay differs in line 3: the session has no command here, but this came: \
        search show(results: [])
            2 | 0.000 event search {"clear()":[]}
          > (the session ends here)
        """)
  }

  @Test("a command that does not come, a request that is not made")
  func missing() async {
    let command = """
      # session 1
      0.0 event search {"search(_:)":["x"]}
      0.0 command search {"showBusy()":[]}
      0.5 command search {"hideBusy()":[]}
      """
    let error = await difference { try await replay(command, clock: clock) }
    #expect(error?.line == 4)
    #expect(error?.reason == .missingCommand(recorded: #"{"hideBusy()":[]}"#))
    #expect(clock.now.offset == .milliseconds(10_500), "it waited as long as it may take")
    let request = "# session 1\n0.0 answer search#1 {\"value\":[]}\n"
    let other = await difference { try await replay(request, clock: clock) }
    #expect(other?.reason == .missingRequest("search#1"))
  }

  @Test(
    "what cannot be read, and what nobody plays",
    arguments: [
      (#"0.0 event search {"stop()":[]}"#, "SearchEvents has no method stop()"),
      (#"0.0 event search nonsense"#, "it cannot be read"),
      (#"0.0 event other {"clear()":[]}"#, "nobody plays the events of 'other'; call play"),
    ])
  func unreadable(line: String, reason: String) async {
    let error = await difference { try await replay("# session 1\n" + line) }
    #expect(error?.line == 2)
    #expect("\(error as Any)".contains(reason))
  }

  @Test("an answer that cannot be read, and a recorded command of another channel or kind")
  func unreadableAnswer() async {
    let beginning = """
      # session 1
      0.0 event search {"search(_:)":["x"]}
      0.0 command search {"showBusy()":[]}

      """
    let answer = await difference {
      try await replay(beginning + #"0.0 answer search#1 {"value":[1]}"#)
    }
    #expect(answer?.line == 4)
    guard case .unreadable = answer?.reason else {
      Issue.record("\(answer as Any)")
      return
    }
    for command in [#"other {"showBusy()":[]}"#, #"search {"dance()":[]}"#] {
      let text = beginning.replacing(#"search {"showBusy()":[]}"#, with: command)
      let error = await difference { try await replay(text) }
      #expect(error?.line == 3)
      #expect(error?.description.contains("recorded  \(command.split(separator: " ")[0])") == true)
    }
  }

  @Test("a replay that is cancelled ends")
  func cancelled() async {
    let task = Task {
      try await replay("# session 1\n0.0 answer search#1 {\"value\":[]}\n")
    }
    await Task.yield()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
