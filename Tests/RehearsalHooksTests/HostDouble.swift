import RehearsalHooks
import Synchronization

/// A rehearsal that only remembers what it was told.
final class HostDouble: RehearsalHost {
  struct State {
    var now = Duration.zero
    var sleeps: [Duration] = []
    var answers: [UInt64: PendingAnswer] = [:]
    var issues: [RecordedIssue] = []
    var entries: [TraceEntry] = []
    var count: UInt64 = 0
  }

  let state = Mutex(State())

  var now: Duration { state.withLock { $0.now } }
  var issues: [RecordedIssue] { state.withLock { $0.issues } }
  var entries: [TraceEntry] { state.withLock { $0.entries } }
  var answers: [PendingAnswer] {
    state.withLock { state in state.answers.sorted { $0.key < $1.key }.map(\.value) }
  }

  func sleep(until deadline: Duration) async throws {
    state.withLock {
      $0.sleeps.append(deadline)
      $0.now = deadline
    }
  }

  func offer(_ answer: PendingAnswer) -> UInt64 {
    state.withLock {
      $0.count += 1
      $0.answers[$0.count] = answer
      return $0.count
    }
  }

  func withdraw(_ answer: UInt64) {
    _ = state.withLock { $0.answers.removeValue(forKey: answer) }
  }

  func record(_ issue: RecordedIssue) {
    state.withLock { $0.issues.append(issue) }
  }

  func trace(_ entry: TraceEntry) {
    state.withLock { $0.entries.append(entry) }
  }
}
