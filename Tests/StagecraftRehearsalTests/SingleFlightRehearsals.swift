import Rehearsal
import Stagecraft
import Synchronization
import Testing

/// Answers callers, who may share a request.
protocol RequestSharing: Sendable {
  func value(
    for key: String, _ operation: @escaping @Sendable () async throws -> String
  ) async throws -> String
}

extension SingleFlight: RequestSharing where Key == String, Value == String {}

/// A server that accepts one refresh at a time.
private final class TokenServer: Sendable {
  private struct State {
    var running = 0
    var most = 0
    var answered = 0
  }

  private let state = Mutex(State())

  /// How many requests ran at once at most.
  var mostAtOnce: Int { state.withLock { $0.most } }
  /// How many requests came to their end other than by cancellation.
  var answered: Int { state.withLock { $0.answered } }

  func refresh() async throws -> String {
    state.withLock { state in
      state.running += 1
      state.most = max(state.most, state.running)
    }
    defer { state.withLock { $0.running -= 1 } }
    do {
      let token = try await answer("refresh", .success("token"), .failure(Offline()))
      state.withLock { $0.answered += 1 }
      return token
    } catch let error as Offline {
      state.withLock { $0.answered += 1 }
      throw error
    }
  }
}

extension PolicyRehearsals {
  @Suite("Rehearsals of the single flight")
  struct SingleFlightRehearsals {
    private static func call(
      _ sharing: any RequestSharing, _ server: TokenServer
    ) -> Task<String, any Error> {
      Task { try await sharing.value(for: "token") { try await server.refresh() } }
    }

    /// Others ask at any moment, before and after the answer. Where jobs overtake each other, the first two
    /// callers may come one after the other as well.
    private static func ask(
      _ sharing: any RequestSharing, mostRequests: Int = 2
    ) async throws {
      let server = TokenServer()
      let first = call(sharing, server), second = call(sharing, server)
      try await moment("another asks")
      let third = call(sharing, server)
      await settled()
      try hold(server.mostAtOnce == 1, "broken: \(server.mostAtOnce) refreshes at once")
      for caller in [first, second, third] {
        let result = await caller.result
        if case .failure(let error) = result {
          try hold(error is Offline, "broken: a caller got \(error)")
        }
      }
      try hold(server.answered <= mostRequests, "broken: \(server.answered) refreshes")
    }

    /// The first caller is cancelled at any moment, and the second one as well if all leave. Where jobs
    /// overtake each other, an answer may be on its way at that moment, and is not counted.
    private static func leave(
      _ sharing: any RequestSharing, all: Bool, countsAnswers: Bool = true
    ) async throws {
      let server = TokenServer()
      let first = call(sharing, server), second = call(sharing, server)
      try await moment("the first leaves")
      first.cancel()
      if all { second.cancel() }
      let answeredBefore = server.answered
      await settled()
      let result = await second.result
      if !all, case .failure(let error) = result {
        try hold(error is Offline, "broken: who stayed got \(error)")
      }
      if all, countsAnswers {
        try hold(server.answered == answeredBefore, "broken: a request that nobody awaits goes on")
      }
      _ = await first.result
    }

    @Test("callers share one request, whenever they come")
    func shares() {
      expectAlwaysHolds { try await Self.ask(SingleFlight<String, String>()) }
      expectHoldsAmongJobs {
        try await Self.ask(SingleFlight<String, String>(), mostRequests: 3)
      }
    }

    @Test(
      "who leaves takes nobody along, and the last one ends the request", arguments: [true, false])
    func leaves(all: Bool) {
      expectAlwaysHolds { try await Self.leave(SingleFlight<String, String>(), all: all) }
      expectHoldsAmongJobs {
        try await Self.leave(SingleFlight<String, String>(), all: all, countsAnswers: false)
      }
    }

    @Test("are needed: callers who do not see that a request is on its way are found")
    func stampede() {
      expectFindsBug { try await Self.ask(AnswerCache()) }
    }

    @Test("are needed: a request that ends with its first caller is found")
    func firstCallerFlies() {
      expectFindsBug { try await Self.leave(FirstCallerFlies(), all: false) }
    }

    @Test("are needed: a request that nobody ends is found")
    func endless() {
      expectFindsBug { try await Self.leave(EndlessFlight(), all: true) }
    }
  }
}
