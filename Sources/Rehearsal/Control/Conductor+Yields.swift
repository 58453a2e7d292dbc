import CRehearsal

/// What a `Task.yield()` does in a rehearsal: see yields.c.
extension Conductor {
  /// Hands the function to the C side, once.
  static let installYields: Void = crehearsal_set_task_yielded { task, mayGoOn in
    var goesOn = false
    _ = Conductor.withCurrent { goesOn = $0.yielded(task, mayGoOn: mayGoOn) }
    return goesOn
  }

  /// Puts a task that yields among what is ready. On the main actor it will go on there; elsewhere it finds
  /// its way back by itself.
  ///
  /// - Parameter mayGoOn: whether it may go on at once, if it is what happens next. Then the choice is made
  ///   here, as the next step would make it: to park a task and to run it again costs far more.
  /// - Returns: whether it goes on at once.
  private func yielded(_ task: UnsafeMutableRawPointer, mayGoOn: Bool) -> Bool {
    let s = state
    let payload = UInt(bitPattern: task)
    let lane = s.pointee.lane == .main ? Lane.main : .free
    let place = s.pointee.ready.count
    let isSole = s.pointee.soleTask == payload
    let number = isSole ? s.pointee.soleChain : jobNumber(payload)
    s.pointee.ready.append(
      WorkItem(
        payload: payload, chain: number, lane: lane, kind: .yielded, born: s.pointee.steps))
    guard mayGoOn, isSole, !s.pointee.isAbandoned,
      s.pointee.steps < settings.stepLimit, let option = chooseReady()
    else { return false }
    guard option.action == .run, Int(option.index) == place else {
      s.pointee.next = option
      return false
    }
    _ = take(at: place)
    return true
  }
}
