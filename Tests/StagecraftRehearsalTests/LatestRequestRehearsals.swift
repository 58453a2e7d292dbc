import Rehearsal
import Stagecraft
import Testing

/// A search field, which notes what was typed and what was shown for which query.
@MainActor private final class Search {
  enum Event: Equatable, Sendable { case typed(String), shown(String), left }

  private let policy: any RequestPolicy
  private let service: SlowService
  private let diary: Diary<Event>

  init(_ policy: any RequestPolicy, _ service: SlowService, _ diary: Diary<Event>) {
    self.policy = policy
    self.service = service
    self.diary = diary
  }

  func type(_ query: String) {
    diary.note(.typed(query))
    policy.start { [service] in
      try await service.find(query)
    } then: { [diary] _ in
      diary.note(.shown(query))
    }
  }
}

extension PolicyRehearsals {
  @Suite("Rehearsals of the latest-only request")
  struct LatestRequestRehearsals {
    /// The user types on at any moment.
    @MainActor private static func typesOn(
      _ policy: any RequestPolicy, heedsCancellation: Bool
    ) async throws {
      let diary = Diary<Search.Event>()
      let search = Search(policy, SlowService(heedsCancellation: heedsCancellation), diary)
      search.type("cat")
      try await moment("types on")
      search.type("cats")
      await settled()
      let events = diary.events
      let turn = try #require(events.firstIndex(of: .typed("cats")))
      try hold(turn <= 2, "broken: \(events)")
      try hold(events[(turn + 1)...] == [.shown("cats")], "late: \(events)")
    }

    /// The user leaves at any moment; the screen goes, and its request with it. Where jobs overtake each
    /// other, an answer may be on its way at that moment, and is not counted.
    @MainActor private static func leaves(
      _ make: () -> any RequestPolicy, heedsCancellation: Bool, countsAnswers: Bool = true
    ) async throws {
      let diary = Diary<Search.Event>()
      let service = SlowService(heedsCancellation: heedsCancellation)
      do {
        let search = Search(make(), service, diary)
        expectReleased(search)
        search.type("cat")
        try await moment("leaves")
        diary.note(.left)
      }
      let answersBefore = service.answers
      await settled()
      try hold(diary.events.last == .left, "late: \(diary.events)")
      if heedsCancellation, countsAnswers {
        try hold(service.answers == answersBefore, "broken: a request that nobody awaits goes on")
      }
    }

    @Test("only the answer to the newest request is shown", arguments: [true, false])
    func latestOnly(heedsCancellation: Bool) {
      let scenario: @Sendable () async throws -> Void = { @MainActor in
        try await Self.typesOn(LatestRequest<String>(), heedsCancellation: heedsCancellation)
      }
      expectAlwaysHolds(scenario)
      expectHoldsAmongJobs(scenario)
    }

    @Test("nothing is shown on a screen that is gone", arguments: [true, false])
    func gone(heedsCancellation: Bool) {
      expectAlwaysHolds { @MainActor in
        try await Self.leaves({ LatestRequest<String>() }, heedsCancellation: heedsCancellation)
      }
      expectHoldsAmongJobs { @MainActor in
        try await Self.leaves(
          { LatestRequest<String>() }, heedsCancellation: heedsCancellation, countsAnswers: false)
      }
    }

    @Test("are needed: without a policy the older answer overwrites the newer one")
    func withoutPolicy() {
      expectFindsBug { @MainActor in
        try await Self.typesOn(EveryRequest(), heedsCancellation: true)
      }
    }

    @Test(
      "are needed: cancelling alone does not stop the answer of a service that does not heed it")
    func onlyCancelling() {
      expectFindsBug { @MainActor in
        try await Self.typesOn(CancellingRequest(), heedsCancellation: false)
      }
    }

    @Test("are needed: without an owner that ends it, a request answers on a screen that is gone")
    func outlivingOwner() {
      expectFindsBug { @MainActor in
        try await Self.leaves({ EveryRequest() }, heedsCancellation: true)
      }
    }
  }
}
