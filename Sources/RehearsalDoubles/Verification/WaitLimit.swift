import RehearsalHooks

/// How long a test waits that does not say so itself.
enum WaitLimit {
  /// A minute of real time: a call that has not come by then never will, and a machine that is busy with
  /// other tests still makes it. None inside a rehearsal, which notices itself when nothing can run any
  /// more, and names what waits.
  static var standard: Duration? { CurrentHost.value == nil ? .seconds(60) : nil }

  /// Why a wait ended in vain.
  static func reason(_ limit: Duration?) -> String {
    Task.isCancelled ? "before the test was cancelled" : "within \(limit ?? .zero)"
  }
}
