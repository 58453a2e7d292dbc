/// Hears the answers of a ``ListenerProductsRepository``.
public protocol ProductsListener: AnyObject, Sendable {
  /// An answer arrived.
  ///
  /// - Parameter products: The products, or nil if there are none to be had.
  func onRetrieved(products: [Product]?)
}
