/// What happened in one schedule, in order: kept only when somebody will read it.
struct Tape: Sendable {
  struct Event: Sendable {
    enum Kind: Sendable {
      case run, fire, complete, note, call, issue, settled, step
    }

    /// Virtual nanoseconds since the schedule began.
    var time: Int64
    var kind: Kind
    /// The column: `test`, `main`, a queue's or a double's name, `clock`.
    var lane: String
    var text: String
    /// The option taken, if there was a choice.
    var choice: (taken: Int, count: Int)?
  }

  var events: [Event] = []
  /// Names of tasks, by number.
  var names: [UInt64: String] = [:]
  /// The tasks that have been created and seen, in order.
  var tasks: [UInt64] = []
  /// Tasks whose memory is kept until the schedule is over, by address.
  var kept: [UInt] = []
}
