/// What a user can do, as a value: one case for each method of a protocol that a presenter conforms to.
///
/// Because events are values, a session is a list of them: recorded from a live run, replayed in a test,
/// sent over a wire. ``ViewEvents(_:)`` makes them from the protocol.
public protocol ViewEvent: Equatable, Sendable {
  /// The presenter's protocol, as in `any ProductsEvents`.
  associatedtype Receiver

  /// Calls the method that this event stands for.
  ///
  /// - Parameter receiver: The presenter to tell.
  @MainActor func send(to receiver: Receiver)
}
