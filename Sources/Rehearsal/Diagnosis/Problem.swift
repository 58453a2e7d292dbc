import RehearsalHooks

/// What went wrong in one schedule.
struct Problem: Hashable, Sendable {
  /// The sorts of thing that can go wrong.
  enum Kind: String, Hashable, Sendable {
    /// An expectation failed, or a double was not content.
    case issue
    /// The body threw an error.
    case thrown
    /// Nothing can run any more, and the body has not returned.
    case stuck
    /// The bound on the number of steps was reached.
    case endless
    /// An object or a task outlives the rehearsal.
    case leaked
    /// Work came back from a thread that the rehearsal does not own.
    case uncontrolled
    /// The same choices led to two different runs.
    case nondeterministic
    /// A token asked for a choice that the program does not offer.
    case misfit
  }

  var kind: Kind
  var message: String
  var location: RecordedIssue.Location?

  init(_ kind: Kind, _ message: String, at location: RecordedIssue.Location? = nil) {
    self.kind = kind
    self.message = message
    self.location = location
  }
}
