import Rehearsal
import Stagecraft
import Testing

/// Two pages and the end behind them, turned by a policy for requests.
@MainActor private final class Reader {
  private(set) var turner = PageTurner()
  private(set) var text = ""
  private let policy: any RequestPolicy
  private let returnsAfterFailure: Bool

  init(_ policy: any RequestPolicy, returnsAfterFailure: Bool) {
    self.policy = policy
    self.returnsAfterFailure = returnsAfterFailure
  }

  func load() { follow(turner.load()) }
  func next() { follow(turner.next()) }
  func previous() { follow(turner.previous()) }

  private func follow(_ effects: [PageTurner.Effect], text: String = "") {
    for effect in effects {
      switch effect {
      case .request(let page): ask(for: page)
      case .show: self.text = text
      case .showFailure, .setNextEnabled, .setPreviousEnabled: break
      }
    }
  }

  private func ask(for page: Int) {
    policy.start {
      try await answer(
        "page \(page)", .success(page > 2 ? "" : "page \(page)"), .failure(Offline()))
    } then: { [weak self] in
      self?.take($0)
    }
  }

  private func take(_ result: Result<String, any Error>) {
    switch result {
    case .success(let text): follow(turner.receive(text.isEmpty ? .empty : .page), text: text)
    case .failure: if returnsAfterFailure { follow(turner.receive(.failure)) }
    }
  }
}

extension PolicyRehearsals {
  @Suite("Rehearsals of the page turner")
  struct PageTurnerRehearsals {
    /// The user turns pages at any moment. In the end the number is that of the page that is shown.
    @MainActor private static func turns(
      _ policy: any RequestPolicy, returnsAfterFailure: Bool = true
    ) async throws {
      let reader = Reader(policy, returnsAfterFailure: returnsAfterFailure)
      expectReleased(reader)
      reader.load()
      try await moment("next")
      reader.next()
      try await moment("next again")
      reader.next()
      try await moment("previous")
      reader.previous()
      await settled()
      let turner = reader.turner
      let shown = turner.shownPage == 0 ? "" : "page \(turner.shownPage)"
      try hold(reader.text == shown, "late: \(reader.text) is shown as page \(turner.shownPage)")
      try hold(
        turner.page == turner.shownPage,
        "broken: page \(turner.shownPage) is shown, and the number is \(turner.page)")
      try hold(turner.isPreviousEnabled == (turner.page > 1), "broken: the way back")
      try hold(turner.shownPage <= 2, "broken: beyond the end")
    }

    @Test("the number is always that of the page that is shown")
    func consistent() {
      let scenario: @Sendable () async throws -> Void = { @MainActor in
        try await Self.turns(LatestRequest<String>())
      }
      expectAlwaysHolds(scenario)
      expectHoldsAmongJobs(scenario)
    }

    @Test("are needed: the late answer for an older page is found")
    func anyOrder() {
      expectFindsBug { @MainActor in try await Self.turns(EveryRequest()) }
    }

    @Test("are needed: a number that stays after a failure is found")
    func keepsNumber() {
      expectFindsBug { @MainActor in
        try await Self.turns(LatestRequest<String>(), returnsAfterFailure: false)
      }
    }
  }
}
