import Stagecraft

/// The list of products: a passive view that does what its presenter tells it.
@PassiveView(.codable)
@MainActor
public protocol ProductsView: AnyObject {
  /// Shows the screen's title.
  func show(title: String)
  /// Shows that products are being fetched.
  @Replay(.latest("loadingStatus"))
  func showLoadingStatus()
  /// Ends what ``showLoadingStatus()`` began.
  @Replay(.latest("loadingStatus"))
  func hideLoadingStatus()
  /// Shows products in place of those shown before.
  func show(products: [Product])
  /// Shows a message titled "Error" that the user dismisses with "Ok". It is seen once.
  @Replay(.once)
  func showError(message: String)
  /// Leads to the detail of a product. Nobody is led to one that was chosen before.
  @Replay(.transient)
  func showDetail(for product: Product)
}
