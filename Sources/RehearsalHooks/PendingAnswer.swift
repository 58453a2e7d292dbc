/// A choice point: something that a double was asked for and has not given yet.
///
/// Inside a rehearsal, ``offer()`` leaves to the exploration when the answer comes, and which of its
/// outcomes. Outside one there is nobody to choose: `offer()` returns nil, and the test completes the
/// answer itself.
///
/// ```swift
/// let result = await withCheckedContinuation { continuation in
///   let answer = PendingAnswer(
///     label: "request(page: 2)",
///     outcomes: [.init(.success, "page 2"), .init(.failure, "offline")]
///   ) { chosen in continuation.resume(returning: results[chosen]) }
///   if answer.offer() == nil { keepForTheTest(answer) }
/// }
/// ```
public struct PendingAnswer: Sendable {
  /// One way in which an answer can come out.
  public struct Outcome: Hashable, Sendable, CustomStringConvertible {
    /// The sorts of outcome that a timeline tells apart.
    public enum Kind: String, Hashable, Sendable {
      /// The ordinary answer.
      case success
      /// A thrown error.
      case failure
      /// A cancellation.
      case cancellation
    }

    /// The sort of outcome.
    public let kind: Kind
    /// What the timeline prints, such as the value or the error.
    public let description: String

    /// Describes an outcome.
    ///
    /// - Parameters:
    ///   - kind: the sort of outcome.
    ///   - description: what the timeline prints. Empty: the name of the kind.
    public init(_ kind: Kind, _ description: String = "") {
      self.kind = kind
      self.description = description.isEmpty ? kind.rawValue : description
    }
  }

  /// A pending answer that a rehearsal has taken.
  public struct Offer: Sendable {
    private let host: any RehearsalHost
    private let number: UInt64

    init(host: any RehearsalHost, number: UInt64) {
      self.host = host
      self.number = number
    }

    /// Gives the answer back, because it has been completed by other means, such as the cancellation of
    /// the task that waits. Afterwards the rehearsal will not complete it. Harmless when it already has.
    public func withdraw() {
      host.withdraw(number)
    }
  }

  /// What is awaited, as the timeline prints it: usually the call with its arguments.
  public let label: String
  /// The outcomes allowed. The first is the ordinary one.
  public let outcomes: [Outcome]
  /// Completes the answer with the outcome at the given index of ``outcomes``.
  ///
  /// A rehearsal calls it once, on its own thread, between two jobs. It should resume a continuation or
  /// the like, and return.
  public let complete: @Sendable (_ outcome: Int) -> Void

  /// Describes an answer that is still to come.
  ///
  /// - Parameters:
  ///   - label: what is awaited, as the timeline prints it.
  ///   - outcomes: the outcomes allowed, the ordinary one first. None means one plain success.
  ///   - complete: called with the index of the chosen outcome.
  public init(
    label: String, outcomes: [Outcome] = [], complete: @escaping @Sendable (_ outcome: Int) -> Void
  ) {
    self.label = label
    self.outcomes = outcomes.isEmpty ? [Outcome(.success)] : outcomes
    self.complete = complete
  }

  /// Lets the current rehearsal choose when and how this answer completes.
  ///
  /// - Returns: the offer, or nil outside a rehearsal: then nothing has happened, and whoever holds the
  ///   answer completes it.
  public func offer() -> Offer? {
    guard let host = CurrentHost.value else { return nil }
    return Offer(host: host, number: host.offer(self))
  }
}
