/// The list of products: a passive view that does what its presenter tells it.
@MainActor
public protocol ProductsView: AnyObject {
  /// Shows the screen's title.
  func show(title: String)
  /// Shows that products are being fetched.
  func showLoadingStatus()
  /// Ends what ``showLoadingStatus()`` began.
  func hideLoadingStatus()
  /// Shows products in place of those shown before.
  func show(products: [Product])
  /// Shows a message titled "Error" that the user dismisses with "Ok".
  func showError(message: String)
  /// Leads to the detail of a product.
  func showDetail(for product: Product)
}
