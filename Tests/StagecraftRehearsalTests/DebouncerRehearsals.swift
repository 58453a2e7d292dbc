import Rehearsal
import Stagecraft
import Testing

/// Passes on what comes when nothing has come for a while.
@MainActor protocol Debouncing: AnyObject {
  func send(_ value: String)
  func cancel()
}

extension Debouncer: Debouncing where Value == String {}

extension PolicyRehearsals {
  @Suite("Rehearsals of the debouncer")
  struct DebouncerRehearsals {
    enum Event: Equatable, Sendable {
      case typed(String), searched(String, isEarly: Bool), cancelled
    }

    typealias Factory = @MainActor (@escaping @MainActor (String) -> Void) -> any Debouncing

    private static let interval = Duration.milliseconds(300)

    /// The user types faster than the interval, and comes back to what there was; timers may be late.
    @MainActor private static func types(_ make: Factory) async throws {
      let diary = Diary<Event>()
      var lastKey = ContinuousClock.now
      let debouncer = make {
        diary.note(.searched($0, isEarly: lastKey.duration(to: .now) < interval))
      }
      for text in ["a", "b", "a"] {
        lastKey = .now
        diary.note(.typed(text))
        debouncer.send(text)
        try await Task.sleep(for: .milliseconds(200))
      }
      await settled(within: .seconds(10))
      try checkLaw(diary.events)
      try hold(diary.events.last == .searched("a", isEarly: false), "broken: \(diary.events)")
    }

    /// The user leaves at any moment.
    @MainActor private static func leaves(cancels: Bool, _ make: Factory) async throws {
      let diary = Diary<Event>()
      do {
        let debouncer = make { diary.note(.searched($0, isEarly: false)) }
        expectReleased(debouncer)
        debouncer.send("a")
        try await moment("leaves")
        if cancels { debouncer.cancel() }
        diary.note(.cancelled)
      }
      await settled(within: .seconds(10))
      try hold(diary.events.last == .cancelled, "late: \(diary.events)")
    }

    /// What is searched for is the newest, once, and never while it is still being typed.
    private static func checkLaw(_ events: [Event]) throws {
      var typed: String?
      for event in events {
        switch event {
        case .typed(let text): typed = text
        case .searched(let text, let isEarly):
          try hold(!isEarly && text == typed, "broken: \(events)")
          typed = nil
        case .cancelled: break
        }
      }
    }

    @MainActor private static func makeDebouncer(
      _ action: @escaping @MainActor (String) -> Void
    ) -> any Debouncing {
      Debouncer(for: interval, clock: ContinuousClock(), action: action)
    }

    @Test("the newest is passed on, once, and not before the interval is over")
    func newest() {
      let scenario: @Sendable () async throws -> Void = { @MainActor in
        try await Self.types(Self.makeDebouncer)
      }
      expectAlwaysHolds(scenario)
      expectHoldsAmongJobs(scenario)
    }

    @Test("nothing is passed on after it was cancelled or is gone", arguments: [true, false])
    func cancelled(cancels: Bool) {
      let scenario: @Sendable () async throws -> Void = { @MainActor in
        try await Self.leaves(cancels: cancels, Self.makeDebouncer)
      }
      expectAlwaysHolds(scenario)
      expectHoldsAmongJobs(scenario)
    }

    @Test("are needed: a timer that takes an old text for the newest is found")
    func comparing() {
      expectFindsBug { @MainActor in
        try await Self.types { ComparingDebouncer(Self.interval, action: $0) }
      }
    }

    @Test("are needed: a timer that nobody cancels is found", arguments: [true, false])
    func neverCancelling(cancels: Bool) {
      expectFindsBug { @MainActor in
        try await Self.leaves(cancels: cancels) { ComparingDebouncer(Self.interval, action: $0) }
      }
    }
  }
}
