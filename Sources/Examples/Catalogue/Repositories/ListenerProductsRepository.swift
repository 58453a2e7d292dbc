/// A repository in the listener style: the answer does not come back from the call, but to a listener.
///
/// ``ListenerProductsRepositoryAdapter`` turns one into a ``ProductsRepository``.
public protocol ListenerProductsRepository: Sendable {
  /// Sets who hears the answers.
  ///
  /// - Parameter listener: The new listener, in place of the old one.
  func setListener(_ listener: any ProductsListener)

  /// Asks for the products. The listener is called later, from any thread.
  func get()
}
