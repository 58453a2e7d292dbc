import Foundation

/// What has arrived of one answer, without any threads: what is to be told to whom is returned as a value.
enum HTTPDownloadState {
  /// How it ended.
  typealias Outcome = Result<HTTPReply, any Error>
  /// Who waits for the end.
  typealias Waiter = CheckedContinuation<HTTPReply, any Error>

  /// Receiving, before anybody waits.
  case started(HTTPReply?)
  /// Receiving, and somebody waits.
  case awaited(HTTPReply?, Waiter)
  /// It ended before anybody waited.
  case ended(Outcome)
  /// It ended, and was told.
  case told

  /// Somebody waits from now on.
  ///
  /// - Returns: How it ended, if it did already.
  mutating func wait(_ waiter: Waiter) -> Outcome? {
    switch self {
    case .started(let reply):
      self = .awaited(reply, waiter)
      return nil
    case .ended(let outcome):
      self = .told
      return outcome
    case .awaited, .told: preconditionFailure("a download has one waiter")
    }
  }

  /// The head of the answer, or some of its content.
  ///
  /// - Parameter change: Changes what has arrived so far, which is `nil` before the head.
  mutating func receive(_ change: (inout HTTPReply?) -> Void) {
    // While it changes, the state lets go of it: otherwise each piece would copy all that came before.
    switch self {
    case .started(var reply):
      self = .told
      change(&reply)
      self = .started(reply)
    case .awaited(var reply, let waiter):
      self = .told
      change(&reply)
      self = .awaited(reply, waiter)
    case .ended, .told: break
    }
  }

  /// How many bytes of content have arrived.
  var byteCount: Int {
    switch self {
    case .started(let reply), .awaited(let reply, _): reply?.body.count ?? 0
    case .ended, .told: 0
    }
  }

  /// All has arrived.
  ///
  /// - Returns: Who is to be told what.
  mutating func complete(otherwise error: any Error) -> (Waiter, Outcome)? {
    switch self {
    case .started(let reply), .awaited(let reply, _):
      return end(reply.map { .success($0) } ?? .failure(error))
    case .ended, .told: return nil
    }
  }

  /// Nothing more will arrive.
  ///
  /// - Returns: Who is to be told what.
  mutating func end(_ outcome: Outcome) -> (Waiter, Outcome)? {
    switch self {
    case .started:
      self = .ended(outcome)
      return nil
    case .awaited(_, let waiter):
      self = .told
      return (waiter, outcome)
    case .ended, .told: return nil
    }
  }
}
