import Rehearsal
import Stagecraft
import Testing

extension PolicyRehearsals {
  @Suite("Rehearsals of loading")
  struct LoadingRehearsals {
    enum News: Equatable, Sendable { case loading(Bool), answered(String) }

    /// What the user does after loading has begun, at any moment.
    enum Turn: CaseIterable, Sendable { case stays, asksAgain, cancels, leaves }

    typealias Factory = @MainActor (@escaping @MainActor (Bool) -> Void) -> any RequestPolicy

    @MainActor private static func scene(
      _ turn: Turn, heedsCancellation: Bool = true, _ make: Factory
    ) async throws {
      let diary = Diary<News>()
      let service = SlowService(heedsCancellation: heedsCancellation)
      do {
        let policy = make { diary.note(.loading($0)) }
        expectReleased(policy)
        start("first", policy, service, diary)
        try await moment("\(turn)")
        switch turn {
        case .stays: await settled()
        case .asksAgain:
          start("second", policy, service, diary)
          await settled()
        case .cancels:
          policy.cancel()
          try hold(diary.events.last == .loading(false), "broken: \(diary.events)")
          await settled()
        case .leaves: break
        }
      }
      await settled()
      try checkLaw(diary.events, turn)
    }

    @MainActor private static func start(
      _ query: String, _ policy: any RequestPolicy, _ service: SlowService, _ diary: Diary<News>
    ) {
      policy.start {
        try await service.find(query)
      } then: { _ in
        diary.note(.answered(query))
      }
    }

    /// Loading begins, ends, and never does either twice; what is answered is answered meanwhile.
    private static func checkLaw(_ events: [News], _ turn: Turn) throws {
      var isLoading = false
      for event in events {
        switch event {
        case .loading(let news):
          try hold(news != isLoading, "broken: \(events)")
          isLoading = news
        case .answered: try hold(isLoading, "late: \(events)")
        }
      }
      try hold(!isLoading, "broken: loading never ends: \(events)")
      if turn == .asksAgain {
        try hold(events.suffix(2) == [.answered("second"), .loading(false)], "late: \(events)")
      }
    }

    @Test(
      "loading ends once, whatever is answered and whatever the user does",
      arguments: Turn.allCases,
      [true, false])
    func ends(turn: Turn, heedsCancellation: Bool) {
      let scenario: @Sendable () async throws -> Void = { @MainActor in
        try await Self.scene(turn, heedsCancellation: heedsCancellation) {
          LoadingRequest<String>(change: $0)
        }
      }
      expectAlwaysHolds(scenario)
      expectHoldsAmongJobs(scenario)
    }

    @Test(
      "are needed: each way to forget the end is found",
      arguments: [
        (BrokenLoading.Bug.forgetsFailure, Turn.stays), (.endsWithTheOlder, .asksAgain),
        (.forgetsCancellation, .cancels), (.forgetsOwner, .leaves),
      ])
    func forgets(bug: BrokenLoading.Bug, turn: Turn) {
      expectFindsBug { @MainActor in
        try await Self.scene(turn) { BrokenLoading(bug, change: $0) }
      }
    }
  }
}
