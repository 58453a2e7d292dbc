import Stagecraft

/// What a user does on the detail of a product.
@ViewEvents(.codable)
@MainActor
public protocol ProductDetailEvents: AnyObject {
  /// The screen appeared.
  func start()
}
