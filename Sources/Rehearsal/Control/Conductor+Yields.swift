import CRehearsal

/// What a `Task.yield()` does in a rehearsal: see yields.c.
extension Conductor {
  /// Hands the function to the C side, once.
  static let installYields: Void = crehearsal_set_task_yielded { conductor, task, mayGoOn in
    Unmanaged<Conductor>.fromOpaque(conductor)._withUnsafeGuaranteedRef {
      $0.yielded(task, mayGoOn: mayGoOn)
    }
  }

  /// Puts a task that yields among what is ready. On the main actor it will go on there; elsewhere it finds
  /// its way back by itself.
  ///
  /// Only a task that a step runs and nobody else: not one that somebody started at once on top of another,
  /// nor one that an executor of the program's own runs, which must get it back.
  ///
  /// - Parameter mayGoOn: whether it may go on at once, if it is what happens next. Then the choice is made
  ///   here, as the next step would make it: to park a task and to run it again costs far more.
  private func yielded(_ task: UnsafeMutableRawPointer, mayGoOn: Bool) -> crehearsal_yield_outcome {
    let s = state
    if s.pointee.soleTask != UInt(bitPattern: task) { return crehearsal_yield_as_ever }
    let place = s.pointee.ready.count
    s.pointee.ready.append(
      WorkItem(
        payload: s.pointee.soleTask, chain: s.pointee.soleChain,
        lane: Lane(number: s.pointee.lane.number == 1 ? 1 : 0), kind: .yielded,
        born: s.pointee.steps))
    guard mayGoOn, !s.pointee.isAbandoned, s.pointee.steps < settings.stepLimit
    else { return crehearsal_yield_parks }
    let chosen = chooseReady()
    if chosen < 0 { return crehearsal_yield_parks }
    let option = s.pointee.options + chosen
    if case .run = option.pointee.action, option.pointee.index == place {
      _ = take(at: place)
      return crehearsal_yield_goes_on
    }
    s.pointee.next = option.pointee
    s.pointee.hasNext = true
    return crehearsal_yield_parks
  }
}
