/// What a user does on the detail of a product.
@MainActor
public protocol ProductDetailEvents: AnyObject {
  /// The screen appeared.
  func start()
}
