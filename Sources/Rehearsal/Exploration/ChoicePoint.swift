/// A moment at which more than one thing could happen next.
struct ChoicePoint {
  /// What could happen.
  struct Option {
    enum Action: UInt8 {
      /// The ready item at `index` runs.
      case run
      /// The earliest timers become ready together.
      case fireEarliest
      /// Only the timer at `index` fires; those before it are late.
      case fireLate
      /// The timer at `index` of the earliest is the next to become ready.
      case fireFirst
      /// Time passes while work is ready, until the earliest timers are due.
      case letTimePass
      /// The pending answer at `index` completes with `outcome`.
      case complete
    }

    var action: Action
    var index: Int32
    var outcome: Int32 = 0
    /// What runs in order with itself: a task, a queue, an answer. Strategies give priorities to these.
    var chain: UInt64

    /// The kind of choice that offers it; none for what happens if nothing is varied.
    var kind: ChoiceKinds {
      switch action {
      case .run: .jobs
      case .fireEarliest: []
      case .fireLate: .lateTimers
      case .fireFirst: .simultaneousTimers
      case .letTimePass: .passingTime
      case .complete: .answers
      }
    }
  }

  /// The number of options, at least 2. Option 0 is what ordinarily happens.
  let count: Int
  let options: UnsafePointer<Option>

  init(count: Int, options: UnsafePointer<Option>) {
    self.count = count
    self.options = options
  }

  /// What runs in order with itself, for an option.
  func chain(at index: Int) -> UInt64 {
    options[index].chain
  }
}
