import CRehearsal
import RehearsalHooks

/// Keeps what happens for the timeline, when somebody will read it; and words for what hangs.
extension Conductor {
  func tape(_ kind: Tape.Event.Kind, lane: String, _ text: String) {
    let event = Tape.Event(
      time: state.pointee.now - Self.startTime, kind: kind, lane: lane, text: text,
      choice: state.pointee.lastChoice)
    state.pointee.lastChoice = nil
    state.pointee.tape?.events.append(event)
  }

  func tapeRun(_ item: WorkItem) {
    tape(.run, lane: name(of: item.lane), name(of: item))
  }

  func tapeFire(_ timer: TimerList.Timer) {
    let late = state.pointee.now - timer.due
    let sleeper = timer.sleeper == 0 ? "a delayed block" : taskName(timer.sleeper)
    let delay = late > 0 ? ", \(Timeline.time(late)) late" : ""
    tape(.fire, lane: "clock", "wakes \(sleeper)\(delay)")
  }

  /// What a moment does instead of answering.
  static let happens = "happens"

  func tapeAnswer(_ answer: PendingAnswer, outcome: Int) {
    let outcome = answer.outcomes[outcome]
    let text =
      switch outcome.description {
      case Self.happens: outcome.description
      case "success": "answers"
      default: "answers: \(outcome.description)"
      }
    tape(.complete, lane: answer.label, text)
  }

  // MARK: Names

  /// The lane that runs now.
  var laneName: String {
    let lane = state.pointee.lane
    return lane == .free ? taskName(crehearsal_current_task_id()) : name(of: lane)
  }

  func name(of lane: Lane) -> String {
    if lane == .free { return "pool" }
    if lane == .main { return "main" }
    guard let address = state.pointee.queues.queue(of: lane) else { return "queue" }
    let label = String(cString: crehearsal_queue_label(UnsafeRawPointer(bitPattern: address)!))
    return label.isEmpty ? "queue \(lane.number - Lane.firstQueue + 1)" : label
  }

  private func name(of item: WorkItem) -> String {
    item.kind == .block ? "a block" : taskName(item.chain)
  }

  /// A task's name, or its number within the schedule; the root is the test.
  func taskName(_ number: UInt64) -> String {
    if number == 0 { return "pool" }
    if let name = state.pointee.tape?.names[number] { return name }
    guard var tape = state.pointee.tape else { return "task" }
    let index =
      tape.tasks.firstIndex(of: number)
      ?? {
        tape.tasks.append(number)
        state.pointee.tape = tape
        return tape.tasks.count - 1
      }()
    return index == 0 ? "test" : "task \(index)"
  }

  /// Notes a task's name and place, when the runtime creates it.
  func tapeTask(_ task: UnsafeMutableRawPointer, name: UnsafePointer<CChar>?) {
    guard state.pointee.tape != nil else { return }
    let number = crehearsal_job_id(task)
    crehearsal_task_retain(task)
    state.pointee.tape?.kept.append(UInt(bitPattern: task))
    if let name { state.pointee.tape?.names[number] = String(cString: name) }
    if state.pointee.tape?.tasks.contains(number) == false {
      state.pointee.tape?.tasks.append(number)
    }
  }

  static let installTaskNames: Void = crehearsal_set_task_created { task, name in
    _ = Conductor.withCurrent { $0.tapeTask(task, name: name) }
  }

  // MARK: What hangs

  func stuck() -> Problem {
    var text = "stuck: nothing can run any more, and the test has not ended."
    let waiting = tasksThatWait()
    if !waiting.isEmpty { text += " Still waiting: " + waiting.joined(separator: ", ") + "." }
    let held = state.pointee.suspensions.held.count
    if held > 0 { text += " \(held) blocks wait for queues that are suspended." }
    text +=
      " A continuation was never resumed, a stream never finished, or a task waits for itself."
    return Problem(.stuck, text)
  }

  /// The tasks that have not ended, each with the last thing it was seen to do.
  private func tasksThatWait() -> [String] {
    guard let tape = state.pointee.tape else { return [] }
    return tape.kept.compactMap { address in
      let task = UnsafeMutableRawPointer(bitPattern: address)!
      guard crehearsal_task_is_alive(task) else { return nil }
      let name = taskName(crehearsal_job_id(task))
      let last = tape.events.last { $0.lane == name && $0.kind != .run }
      let details = [TaskPlace.of(task).map { "at \($0)" }, last.map { "after \"\($0.text)\"" }]
        .compactMap { $0 }
      return details.isEmpty ? name : "\(name) (\(details.joined(separator: ", ")))"
    }
  }

  /// A task's name, and where it waits if that is known.
  private func nameAndPlace(of number: UInt64) -> String {
    let task = (state.pointee.tape?.kept ?? []).lazy
      .compactMap { UnsafeMutableRawPointer(bitPattern: $0) }
      .first { crehearsal_job_id($0) == number }
    let place = task.flatMap { crehearsal_task_is_alive($0) ? TaskPlace.of($0) : nil }
    return taskName(number) + (place.map { " (at \($0))" } ?? "")
  }

  /// Gives back what the tape has kept.
  func releaseTasks() {
    guard let kept = state.pointee.tape?.kept, !kept.isEmpty else { return }
    state.pointee.tape?.kept = []
    for address in kept { crehearsal_task_release(UnsafeMutableRawPointer(bitPattern: address)!) }
  }

  func endless() -> Problem {
    Problem(
      .endless,
      """
      endless: \(settings.stepLimit) steps, and still going on. Something runs again and again without \
      waiting for anything that could end it.
      """)
  }

  func stillRunning() -> Problem {
    let sleepers = state.pointee.timers.timers.prefix(3).map { timer in
      timer.sleeper == 0 ? "a delayed block" : nameAndPlace(of: timer.sleeper)
    }
    return Problem(
      .leaked,
      """
      work outlives the rehearsal: after the test has returned, \(sleepers.joined(separator: ", ")) \
      sleeps and wakes again and again. Cancel it when its owner goes.
      """)
  }

  func uncontrolled(_ arrival: Inbox.Arrival) -> String {
    let number = crehearsal_job_id(UnsafeRawPointer(bitPattern: arrival.job)!)
    let task = state.pointee.tape == nil ? "a task" : taskName(number)
    return """
      uncontrolled: \(task) was woken by thread \(arrival.thread), which the rehearsal does not own. \
      Replace what runs there by a double, or allow it: foreignWork: .awaited(limit: .seconds(1)).
      """
  }
}
