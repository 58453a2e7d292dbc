import Dispatch
import Foundation
import Rehearsal
import Testing

/// Grand Central Dispatch joins the schedule.
@Suite struct DispatchTests {
  @Test func asyncAndAsyncAfterRunInVirtualTime() {
    rehearse(order: .jobs) {
      let log = Log()
      let begin = DispatchTime.now()
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { log.add("main") }
        DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
          log.add("after")
          continuation.resume()
        }
      }
      #expect(log.lines == ["main", "after"])
      #expect(DispatchTime.now().uptimeNanoseconds - begin.uptimeNanoseconds == 5_000_000_000)
    }
  }

  @Test func theMainQueueAndTheMainActorAreOneLineInOrder() {
    let report = explore(.schedules(300), order: .jobs) { @MainActor in
      let log = Log()
      for number in 0..<3 {
        DispatchQueue.main.async {
          dispatchPrecondition(condition: .onQueue(.main))
          MainActor.assertIsolated()
          log.add("block \(number)")
        }
        Task { @MainActor in log.add("task \(number)") }
      }
      await settled()
      #expect(log.lines == (0..<3).flatMap { ["block \($0)", "task \($0)"] })
    }
    #expect(report.failures == 0)
    #expect(report.isExhaustive)
    #expect(report.schedules == 1)
  }

  @Test func aSerialQueueKeepsItsOrderAndOthersInterleave() {
    let orders = Log()
    let report = explore(.schedules(1000), order: .jobs, usesMainActor: false) {
      let log = Log()
      let queues = ["a", "b"].map { DispatchQueue(label: $0) }
      for queue in queues {
        for number in 0..<2 {
          queue.async {
            dispatchPrecondition(condition: .onQueue(queue))
            log.add("\(queue.label)\(number)")
          }
        }
      }
      await settled()
      orders.add(log.lines.joined(separator: " "))
    }
    #expect(report.failures == 0)
    #expect(report.isExhaustive)
    // Two queues of two blocks: 4! / (2! 2!).
    #expect(report.schedules == 6)
    for order in orders.lines {
      let lines = order.split(separator: " ")
      #expect(lines.firstIndex(of: "a0")! < lines.firstIndex(of: "a1")!)
      #expect(lines.firstIndex(of: "b0")! < lines.firstIndex(of: "b1")!)
    }
    #expect(Set(orders.lines).count == 6)
  }

  @Test func aBarrierSeparates() {
    let orders = Log()
    let report = explore(.schedules(1000), order: .jobs, usesMainActor: false) {
      let log = Log()
      let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
      for name in ["a", "b"] { queue.async { log.add(name) } }
      queue.async(flags: .barrier) { log.add("|") }
      for name in ["c", "d"] { queue.async { log.add(name) } }
      await settled()
      orders.add(log.lines.joined())
    }
    #expect(report.isExhaustive)
    #expect(Set(orders.lines) == ["ab|cd", "ab|dc", "ba|cd", "ba|dc"])
  }

  @Test func groupsNotifyWhenEverybodyHasLeft() {
    rehearse(order: .jobs) {
      let log = Log()
      let group = DispatchGroup()
      for number in 0..<3 {
        DispatchQueue.global().async(group: group) { log.add("\(number)") }
      }
      group.enter()
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
        log.add("late")
        group.leave()
      }
      await withCheckedContinuation { continuation in
        group.notify(queue: .main) {
          log.add("all")
          continuation.resume()
        }
      }
      #expect(log.lines.last == "all")
      #expect(log.lines.count == 5)
    }
  }

  @Test func workItemsCancelNotifyAndWait() {
    rehearse(order: .jobs) {
      let log = Log()
      let cancelled = DispatchWorkItem { log.add("never") }
      let item = DispatchWorkItem { log.add("item") }
      item.notify(queue: .main) { log.add("notified") }
      DispatchQueue.global().async(execute: cancelled)
      cancelled.cancel()
      DispatchQueue.global().async(execute: item)
      item.wait()
      log.add("waited")
      await settled()
      #expect(log.lines.contains("notified"))
      #expect(!log.lines.contains("never"))
      #expect(log.lines.firstIndex(of: "item")! < log.lines.firstIndex(of: "waited")!)
    }
  }

  @Test func waitingLetsOthersRunAndTimeOut() {
    rehearse(order: .jobs) {
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().asyncAfter(deadline: .now() + 2) { semaphore.signal() }
      let early = semaphore.waits(seconds: 1)
      #expect(!early)
      let late = semaphore.waits(seconds: 5)
      #expect(late)
      let queue = DispatchQueue(label: "serial")
      let log = Log()
      queue.async { log.add("first") }
      queue.sync {
        dispatchPrecondition(condition: .onQueue(queue))
        log.add("second")
      }
      #expect(log.lines == ["first", "second"])
      DispatchQueue.concurrentPerform(iterations: 3) { _ in log.add("each") }
      #expect(log.lines.count == 5)
    }
  }

  @Test func aDeadlockIsReported() {
    let report = explore {
      let queue = DispatchQueue(label: "serial")
      await withCheckedContinuation { continuation in
        queue.async {
          queue.sync {}
          continuation.resume()
        }
      }
    }
    #expect(report.failures > 0)
    #expect(report.smallestFailure?.message.contains("deadlock") == true)
  }

  @Test func queueSpecificValuesAreFound() {
    rehearse {
      let key = DispatchSpecificKey<String>()
      let queue = DispatchQueue(label: "specific")
      queue.setSpecific(key: key, value: "here")
      let value = await withCheckedContinuation { continuation in
        queue.async { continuation.resume(returning: DispatchQueue.getSpecific(key: key)) }
      }
      #expect(value == "here")
    }
  }
}

extension DispatchSemaphore {
  /// `wait(timeout:)` may not be called in asynchronous code; a test of it must.
  func waits(seconds: Double) -> Bool {
    wait(timeout: .now() + seconds) == .success
  }
}
