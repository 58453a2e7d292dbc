import CLibraries
import Dispatch
import Foundation
import Rehearsal
import Synchronization
import Testing

/// Queues that have targets or stand still, and functions in place of blocks.
@Suite struct QueueTests {
  /// All the orders in which blocks can run, each once.
  private func orders(
    _ expected: Set<String>, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable (Log) async -> Void
  ) {
    let orders = Log()
    let report = explore(.schedules(1000), order: .jobs, usesMainActor: false) {
      let log = Log()
      await body(log)
      await settled()
      orders.add(log.lines.joined(separator: " "))
    }
    #expect(report.failures == 0, "\(report)", sourceLocation: sourceLocation)
    #expect(report.isExhaustive, sourceLocation: sourceLocation)
    #expect(Set(orders.lines) == expected, sourceLocation: sourceLocation)
  }

  @Test func queuesWithOneSerialTargetAreOneLine() {
    orders(["a b a"]) { log in
      let target = DispatchQueue(label: "target")
      let a = DispatchQueue(label: "a", target: target)
      let b = DispatchQueue(label: "b", attributes: .concurrent, target: a)
      a.async {
        dispatchPrecondition(condition: .onQueue(target))
        log.add("a")
      }
      b.async { log.add("b") }
      a.async { log.add("a") }
    }
  }

  @Test func aSerialQueueWithAConcurrentTargetIsALineOfItsOwn() {
    orders(["a a c", "a c a", "c a a"]) { log in
      let target = DispatchQueue(label: "target", attributes: .concurrent)
      let a = DispatchQueue(label: "a", target: target)
      for _ in 0..<2 { a.async { log.add("a") } }
      target.async { log.add("c") }
    }
  }

  @Test func whatTargetsTheMainQueueRunsOnIt() {
    rehearse(order: .jobs) {
      let queue = DispatchQueue(label: "ui", target: .main)
      await withCheckedContinuation { continuation in
        queue.async {
          MainActor.assertIsolated()
          continuation.resume()
        }
      }
    }
  }

  @Test func specificValuesComeFromTheTargetToo() {
    rehearse {
      let (own, inherited) = (DispatchSpecificKey<String>(), DispatchSpecificKey<String>())
      let target = DispatchQueue(label: "target")
      let queue = DispatchQueue(label: "queue", target: target)
      target.setSpecific(key: inherited, value: "target's")
      queue.setSpecific(key: own, value: "own")
      let found = await withCheckedContinuation { continuation in
        queue.async {
          let values = [own, inherited].map { DispatchQueue.getSpecific(key: $0) }
          continuation.resume(returning: values)
        }
      }
      #expect(found == ["own", "target's"])
    }
  }

  @Test func aQueueThatIsSuspendedHoldsItsBlocks() {
    orders(["a1 a2 b", "a1 b a2", "b a1 a2"]) { log in
      let a = DispatchQueue(label: "a")
      let b = DispatchQueue(label: "b")
      a.async { log.add("a1") }
      a.suspend()
      a.async { log.add("a2") }
      await settled()
      #expect(log.lines == [])
      b.async { log.add("b") }
      a.resume()
    }
  }

  @Test func aQueueThatStaysSuspendedIsNamedAsAReason() {
    let report = explore {
      let queue = DispatchQueue(label: "a")
      await withCheckedContinuation { continuation in
        queue.suspend()
        queue.asyncAfter(deadline: .now() + 1) { continuation.resume() }
        DispatchQueue.global().asyncAfter(deadline: .now() + 2) { _ = queue }
      }
      queue.resume()
    }
    #expect(
      report.smallestFailure?.message.contains("1 blocks wait for queues that are suspended")
        == true)
  }

  @Test func functionsOfCLibrariesJoinTheSchedule() {
    rehearse(.schedules(50), order: .jobs, usesMainActor: false) {
      let log = Log()
      let begin = ContinuousClock.now
      let add: @convention(c) (UnsafeMutableRawPointer?) -> Void = { argument in
        Unmanaged<Log>.fromOpaque(argument!).takeUnretainedValue().add("function")
      }
      let argument = Unmanaged.passUnretained(log).toOpaque()
      let queue = library_queue_create("functions", nil)
      library_async_f(queue, argument, add)
      library_barrier_async_f(queue, argument, add)
      library_after_f(library_time(0, 1_000_000_000), queue, argument, add)
      #expect(log.lines.count == 0)
      library_sync_f(queue, argument, add)
      #expect(log.lines.count == 3)
      await settled(within: .seconds(2))
      #expect(log.lines.count == 4)
      #expect(begin.duration(to: .now) >= .seconds(1))
      library_apply_f(3, queue, argument) { argument, _ in
        Unmanaged<Log>.fromOpaque(argument!).takeUnretainedValue().add("function")
      }
      #expect(log.lines.count == 7)
      let group = library_group_create()
      library_group_async_f(group, queue, argument, add)
      library_group_notify_f(group, queue, argument, add)
      await settled()
      #expect(log.lines.count == 9)
      library_release(group)
      library_release(queue)
    }
  }

  @Test func operationQueuesJoinTheSchedule() {
    rehearse(.schedules(50), order: .jobs, usesMainActor: false) {
      let log = Log()
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      for number in 0..<3 { queue.addOperation { log.add("\(number)") } }
      await settled()
      #expect(log.lines == ["0", "1", "2"])
    }
  }
}

/// What would run outside a schedule is refused by name where it is asked for.
@Suite struct UncontrolledTests {
  private func check(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable () async throws -> Void
  ) {
    let message = explore(.schedules(2), body).smallestFailure?.message ?? "nothing"
    #expect(message.hasPrefix("uncontrolled"), sourceLocation: sourceLocation)
    #expect(message.contains(name), "\(message)", sourceLocation: sourceLocation)
    let allowed = explore(.schedules(2), foreignWork: .awaited(limit: .seconds(1)), body)
    #expect(allowed.failures == 0, "\(allowed)", sourceLocation: sourceLocation)
  }

  @Test func dispatchSources() {
    check("a DispatchSource timer") {
      let timer = DispatchSource.makeTimerSource()
      timer.activate()
      timer.cancel()
    }
    check("a DispatchSource of signals") {
      let source = DispatchSource.makeSignalSource(signal: SIGUSR2)
      source.activate()
      source.cancel()
    }
    check("a DispatchSource") {
      let source = DispatchSource.makeUserDataAddSource()
      source.activate()
      source.cancel()
    }
  }

  @Test func files() {
    check("DispatchIO.read") {
      DispatchIO.read(
        fromFileDescriptor: open("/dev/null", O_RDONLY), maxLength: 1, runningHandlerOn: .global()
      ) { _, _ in }
    }
  }

  @Test func timersOfRunLoops() {
    check("a Timer in a RunLoop") {
      Timer(timeInterval: 3600, repeats: false) { _ in }.addsItself()
    }
  }

  @Test func nothingIsRefusedOutside() {
    let timer = DispatchSource.makeTimerSource()
    timer.activate()
    timer.cancel()
  }
}

extension Timer {
  /// `RunLoop.current` may not be asked for in asynchronous code; a test of it must.
  fileprivate func addsItself() {
    RunLoop.current.add(self, forMode: .common)
    invalidate()
  }
}
