import RehearsalHooks

final class PortableConductor: RehearsalHost {
  var now: Duration { .zero }
  func sleep(until deadline: Duration) async throws {}
  func offer(_ answer: PendingAnswer) -> UInt64 { 0 }
  func withdraw(_ answer: UInt64) {}
  func record(_ issue: RecordedIssue) {}
  func trace(_ entry: TraceEntry) {}
  nonisolated(nonsending) func settle(within limit: Duration?) async {}
}
