import CRehearsal
import RehearsalHooks

/// What doubles, transcripts and tests ask of the rehearsal that they run in.
extension Conductor: RehearsalHost {
  var now: Duration {
    .nanoseconds(state.pointee.now - Self.startTime)
  }

  func sleep(until deadline: Duration) async throws {
    try await Task.sleep(for: max(.zero, deadline - now))
  }

  func offer(_ answer: PendingAnswer) -> UInt64 {
    let s = state
    s.pointee.offerCount += 1
    s.pointee.answers.append(
      Offered(
        number: s.pointee.offerCount, answer: answer, outcomeCount: answer.outcomes.count))
    return s.pointee.offerCount
  }

  func withdraw(_ answer: UInt64) {
    state.pointee.answers.removeAll { $0.number == answer }
  }

  func record(_ issue: RecordedIssue) {
    problem(Problem(.issue, issue.message, at: issue.location))
  }

  func trace(_ entry: TraceEntry) {
    guard state.pointee.tape != nil else { return }
    let kind: Tape.Event.Kind =
      switch entry.kind {
      case .call: .call
      case .note: .note
      case .step: .step
      }
    tape(kind, lane: entry.lane ?? laneName, entry.text)
  }

  /// Waits until nothing can run, no timer is due and no answer is pending.
  ///
  /// - Parameter limit: how much time may pass for that; nil for none.
  nonisolated(nonsending) func settle(within limit: Duration?) async {
    await withUnsafeContinuation { continuation in
      let deadline = limit.map { limit in
        let (seconds, attoseconds) = limit.components
        let (whole, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (end, beyond) = state.pointee.now.addingReportingOverflow(
          whole &+ attoseconds / 1_000_000_000)
        return overflows || beyond ? Int64.max : end
      }
      state.pointee.waiters.append(Waiter(continuation: continuation, deadline: deadline))
    }
  }
}
