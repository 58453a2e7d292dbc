import CRehearsal
import Dispatch

/// Grand Central Dispatch on the rehearsal's thread: dispatch.c calls these instead of the library.
enum DispatchCapture {
  /// Hands the functions to the C side, once.
  static let install: Void = {
    table.initialize(
      to: crehearsal_dispatch(
        enqueue: { queue, sort, block, isBarrier, group, delay in
          Conductor.current?.enqueueBlock(
            block, on: UInt(bitPattern: queue), sort: sort, isBarrier: isBarrier,
            group: UInt(bitPattern: group), after: delay)
        },
        run_now: { queue, sort, block in
          Conductor.current?.runNow(block, on: UInt(bitPattern: queue), sort: sort)
        },
        wait: { condition, object, timeout in
          Conductor.current?.wait(timeout: timeout) { condition(object) } ?? false
        },
        notify: { object, isGroup, queue, sort, block in
          Conductor.current?.notify(
            UInt(bitPattern: object), isGroup: isGroup, queue: UInt(bitPattern: queue), sort: sort,
            block: block)
        },
        group_left: { Conductor.current?.releaseNotifications() },
        is_on_queue: { queue, sort in
          Conductor.current?.isOn(UInt(bitPattern: queue), sort: sort) ?? false
        },
        queue: { Conductor.current?.currentQueue },
        slept: { Conductor.current?.sleepOnThread($0) },
        suspended: { object, change in
          Conductor.current?.changeSuspension(of: UInt(bitPattern: object), by: Int(change))
        },
        uncontrolled: { Conductor.current?.refuse(String(cString: $0)) }
      ))
    crehearsal_set_dispatch(table)
  }()

  /// Lives as long as the process: the C side keeps the address.
  private nonisolated(unsafe) static let table =
    UnsafeMutablePointer<crehearsal_dispatch>.allocate(capacity: 1)
}

extension Conductor {
  func enqueueBlock(
    _ block: UnsafeMutableRawPointer, on queue: UInt, sort: Int32, isBarrier: Bool, group: UInt,
    after delay: Int64
  ) {
    let s = state
    let item = WorkItem(
      payload: UInt(bitPattern: block), chain: UInt64(queue),
      lane: s.pointee.queues.lane(of: queue, sort: sort), kind: .block, isBarrier: isBarrier,
      group: group, born: s.pointee.steps)
    if delay == .max {
      crehearsal_drop_block(block)
    } else if delay >= 0 {
      setTimer(item, after: delay, sleeper: 0)
    } else {
      makeReady(item)
    }
  }

  /// A block's turn has come, unless its queue stands still.
  func makeReady(_ item: WorkItem) {
    let s = state
    if s.pointee.suspensions.isEmpty || !isHeld(item) {
      s.pointee.ready.append(item)
    } else {
      s.pointee.suspensions.hold(item)
    }
  }

  private func isHeld(_ item: WorkItem) -> Bool {
    let line =
      item.lane == .main
      ? UInt(bitPattern: crehearsal_main_queue()) : state.pointee.queues.queue(of: item.lane)
    return state.pointee.suspensions.holds(item, line: line)
  }

  /// A queue stands still once more or once less.
  func changeSuspension(of queue: UInt, by change: Int) {
    let s = state
    s.pointee.suspensions.change(queue, by: change)
    // What is held and what is ready keep their order.
    var ready = s.pointee.suspensions.takeHeld()
    var index = 0
    while index < s.pointee.ready.count {
      if s.pointee.ready[index].kind == .block, isHeld(s.pointee.ready[index]) {
        ready.append(s.pointee.ready.remove(at: index))
      } else {
        index += 1
      }
    }
    for item in ready { makeReady(item) }
  }

  /// Something is asked for that would run outside the schedule.
  func refuse(_ what: String) {
    guard settings.foreignWork == .refused else { return }
    problem(
      Problem(
        .uncontrolled,
        """
        uncontrolled: \(laneName) asked for \(what), which the rehearsal does \
        not control. Replace it by a double, or allow it: foreignWork: .awaited(limit: .seconds(1)).
        """))
  }

  func runBlock(_ item: WorkItem) {
    let block = UnsafeMutableRawPointer(bitPattern: item.payload)!
    let s = state
    let queue = s.pointee.queue
    s.pointee.queue = UInt(item.chain)
    defer { s.pointee.queue = queue }
    if item.lane.number >= Lane.firstQueue, s.pointee.queues.concurrent & item.lane.bit == 0 {
      s.pointee.blocked |= item.lane.bit
      crehearsal_call_block(block)
      s.pointee.blocked &= ~item.lane.bit
    } else {
      crehearsal_call_block(block)
    }
    if item.group != 0 { crehearsal_leave(UnsafeMutableRawPointer(bitPattern: item.group)!) }
    if !s.pointee.notifications.isEmpty { blockRan(item.payload) }
    crehearsal_drop_block(block)
  }

  /// Runs a block where `sync` was called, after what its queue already holds.
  func runNow(_ block: UnsafeRawPointer, on queue: UInt, sort: Int32) {
    let s = state
    let lane = s.pointee.queues.lane(of: queue, sort: sort)
    let isFree = lane == .free
    if !isFree, lane == s.pointee.lane || s.pointee.blocked & lane.bit != 0 {
      problem(
        Problem(.stuck, "sync on \(name(of: lane)) from \(name(of: lane)) itself: a deadlock"))
      return
    }
    if !isFree { wait(timeout: .max) { !self.holds(lane) } }
    let former = s.pointee.lane
    let blocked = s.pointee.blocked
    s.pointee.blocked |= former == .free ? 0 : former.bit
    s.pointee.lane = lane
    let formerQueue = s.pointee.queue
    s.pointee.queue = queue
    crehearsal_call_block(block)
    s.pointee.queue = formerQueue
    s.pointee.lane = former
    s.pointee.blocked = blocked
  }

  /// Whether work of a lane is ready.
  private func holds(_ lane: Lane) -> Bool {
    let s = state
    return (0..<s.pointee.ready.count).contains {
      s.pointee.ready[$0].lane == lane && s.pointee.ready[$0].kind != .yielded
    }
  }

  /// Lets other lanes run while the calling code waits for a condition.
  ///
  /// - Parameter timeout: how much virtual time may pass.
  /// - Returns: whether the condition holds.
  @discardableResult
  func wait(timeout: Int64, until condition: () -> Bool) -> Bool {
    let s = state
    let (end, overflows) = s.pointee.now.addingReportingOverflow(timeout)
    let limit = overflows ? Int64.max : end
    let blocked = s.pointee.blocked
    let lane = s.pointee.lane
    if lane != .free { s.pointee.blocked |= lane.bit }
    s.pointee.waits += 1
    let soleTask = s.pointee.soleTask
    defer {
      s.pointee.waits -= 1
      s.pointee.soleTask = soleTask
      s.pointee.blocked = blocked
      s.pointee.lane = lane
    }
    while !condition() {
      if step(limit: limit, isNested: true) { continue }
      if s.pointee.isAbandoned { return false }
      if limit != .max {
        if limit > s.pointee.now { advance(to: limit) }
        return condition()
      }
      abandon(Problem(.stuck, "a thread of \(name(of: lane)) waits for something that never comes"))
      return false
    }
    return true
  }

  func notify(
    _ object: UInt, isGroup: Bool, queue: UInt, sort: Int32, block: UnsafeMutableRawPointer
  ) {
    let lane = state.pointee.queues.lane(of: queue, sort: sort)
    let item = WorkItem(
      payload: UInt(bitPattern: block), chain: UInt64(queue), lane: lane, kind: .block)
    // A group may be empty and without any other reference by the time it is looked at.
    if isGroup { crehearsal_retain(UnsafeMutableRawPointer(bitPattern: object)!) }
    state.pointee.notifications.append(
      Notification(object: object, isGroup: isGroup, item: item))
    if isGroup { releaseNotifications() }
  }

  /// Makes the blocks ready that wait for groups which are empty.
  @discardableResult
  func releaseNotifications() -> Bool {
    release { notification in
      notification.isGroup
        && crehearsal_group_is_empty(UnsafeMutableRawPointer(bitPattern: notification.object)!)
    }
  }

  private func blockRan(_ payload: UInt) {
    release { !$0.isGroup && $0.object == payload }
  }

  @discardableResult
  private func release(where isDone: (Notification) -> Bool) -> Bool {
    let s = state
    let due = s.pointee.notifications.filter(isDone)
    if due.isEmpty { return false }
    s.pointee.notifications.removeAll(where: isDone)
    for notification in due {
      var item = notification.item
      item.born = s.pointee.steps
      makeReady(item)
      notification.letGo()
    }
    return true
  }

  /// Forgets the queues that a schedule has met, and the blocks that wait for what never came.
  func forgetDispatch() {
    let s = state
    s.pointee.queues.removeAll()
    for item in s.pointee.suspensions.held {
      crehearsal_drop_block(UnsafeMutableRawPointer(bitPattern: item.payload)!)
    }
    s.pointee.suspensions.removeAll()
    if s.pointee.notifications.isEmpty { return }
    let waiting = s.pointee.notifications
    s.pointee.notifications = []
    for notification in waiting {
      notification.letGo()
      crehearsal_drop_block(UnsafeMutableRawPointer(bitPattern: notification.item.payload)!)
    }
  }

  func isOn(_ queue: UInt, sort: Int32) -> Bool {
    let s = state
    let lane = s.pointee.queues.lane(of: queue, sort: sort)
    return lane != .free && lane == s.pointee.lane
  }

  /// The queue that the running code is on, as far as it is one.
  var currentQueue: UnsafeMutableRawPointer? {
    let lane = state.pointee.lane
    let queue = state.pointee.queue
    if queue != 0, state.pointee.queues.lane(of: queue) == lane {
      return UnsafeMutableRawPointer(bitPattern: queue)
    }
    if lane == .main { return crehearsal_main_queue() }
    return state.pointee.queues.queue(of: lane).flatMap { UnsafeMutableRawPointer(bitPattern: $0) }
  }

  /// The running thread sleeps: time passes, and nothing else happens on it.
  func sleepOnThread(_ nanoseconds: Int64) {
    let (end, overflows) = state.pointee.now.addingReportingOverflow(nanoseconds)
    advance(to: overflows ? .max : end)
  }
}
