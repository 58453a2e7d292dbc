import CRehearsal
import Dispatch
import Foundation

/// Who owns the real main queue: never two schedules at once, nor a schedule and an ordinary test.
enum MainQueue {
  /// Runs work on the main queue, and returns when it is done. The work sees the caller's task-local
  /// values, among them the current test.
  static func own(_ work: @escaping @Sendable () -> Void) {
    if Thread.isMainThread { return work() }
    let done = DispatchSemaphore(value: 0)
    Task { @MainActor in
      work()
      done.signal()
    }
    while done.wait(timeout: .now() + .seconds(30)) == .timedOut {
      let warning = """
        Rehearsal: has been waiting 30 s for the main queue. Either another rehearsal takes that long, or \
        the main thread is blocked and never serves its queue.\n
        """
      FileHandle.standardError.write(Data(warning.utf8))
    }
  }
}
