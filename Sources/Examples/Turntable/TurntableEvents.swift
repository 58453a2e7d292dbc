import Stagecraft

/// What a user does with an object that can be turned.
@ViewEvents(.codable)
@MainActor
public protocol TurntableEvents: AnyObject {
  /// The object appeared.
  func start()
  /// The user turns it by some steps: its front to the right, or to the left below 0.
  func turn(by steps: Int)
}
