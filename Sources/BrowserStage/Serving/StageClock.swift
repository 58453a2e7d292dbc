/// A clock of any kind, as the time since the stage was made.
struct StageClock: Sendable {
  /// The time that has passed.
  let now: @Sendable () -> Duration
  /// Waits.
  let sleep: @Sendable (Duration) async throws -> Void

  init(_ clock: some Clock<Duration>) {
    let origin = clock.now
    now = { origin.duration(to: clock.now) }
    sleep = { try await clock.sleep(until: clock.now.advanced(by: $0), tolerance: nil) }
  }
}
