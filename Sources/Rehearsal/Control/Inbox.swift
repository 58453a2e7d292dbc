import CRehearsal
import Foundation
import Synchronization

/// Jobs that foreign threads bring back to a rehearsal.
final class Inbox: @unchecked Sendable {
  struct Arrival {
    var job: UInt
    var lane: Lane
    var thread: String
  }

  private let condition = NSCondition()
  private var arrivals: [Arrival] = []
  private let count = Atomic<Int>(0)

  /// Whether there is something to take; costs nothing to ask.
  var hasMail: Bool { count.load(ordering: .relaxed) > 0 }

  /// Adds a job. Called on the foreign thread.
  func deliver(_ arrival: Arrival) {
    condition.lock()
    arrivals.append(arrival)
    count.store(arrivals.count, ordering: .relaxed)
    condition.signal()
    condition.unlock()
  }

  /// Takes what has arrived, and waits for it if there is nothing.
  ///
  /// - Parameter limit: how long to wait, in real nanoseconds.
  func take(waitingFor limit: Int64) -> [Arrival] {
    // The condition waits by the clock, and so must see the real one.
    let conductor = crehearsal_current()
    crehearsal_set_current(nil)
    defer { crehearsal_set_current(conductor) }
    condition.lock()
    defer {
      arrivals = []
      count.store(0, ordering: .relaxed)
      condition.unlock()
    }
    let deadline = Date(timeIntervalSinceNow: Double(limit) / 1e9)
    while arrivals.isEmpty, limit > 0, condition.wait(until: deadline) {}
    return arrivals
  }

  func clear() {
    if hasMail { _ = take(waitingFor: 0) }
  }
}
