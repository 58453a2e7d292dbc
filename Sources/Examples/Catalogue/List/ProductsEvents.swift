import Stagecraft

/// What a user does on the list of products.
@ViewEvents(.codable)
@MainActor
public protocol ProductsEvents: AnyObject {
  /// The screen appeared. It may appear again without having been gone.
  func start()

  /// A product was chosen.
  ///
  /// - Parameter product: One of the products shown.
  func select(_ product: Product)
}
