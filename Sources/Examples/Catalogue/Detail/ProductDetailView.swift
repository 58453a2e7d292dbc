import Stagecraft

/// The detail of one product: a passive view that does what its presenter tells it.
@PassiveView(.codable)
@MainActor
public protocol ProductDetailView: AnyObject {
  /// Shows the screen's title.
  func show(title: String)
  /// Shows a product: its picture, name and description.
  func show(product: Product)
  /// Shows a message titled "Error" that the user dismisses with "Ok". It is seen once.
  @Replay(.once)
  func showError(message: String)
}
