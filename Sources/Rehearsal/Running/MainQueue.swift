import CRehearsal
import Dispatch
import Foundation

/// Who owns the real main queue: never two schedules at once, nor a schedule and an ordinary test.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the calling code runs on the main queue. That need not be the main thread: once a program has
  /// called `dispatchMain()`, as Swift Testing does on Linux, any thread may serve the main queue.
  static var isHere: Bool {
    DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread
  }

  /// Runs work on the main queue, and returns when it is done. The work sees the caller's task-local
  /// values, among them the current test.
  static func own(_ work: @escaping @Sendable () -> Void) {
    if isHere { return work() }
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
