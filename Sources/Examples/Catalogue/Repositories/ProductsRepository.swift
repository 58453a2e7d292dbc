/// Where the catalogue's products come from.
///
/// A repository answers later: with products, with an empty list, with nothing at all, or by throwing.
/// It works off the main actor and ends early, by throwing, when its task is cancelled.
public protocol ProductsRepository: Sendable {
  /// Fetches all products.
  ///
  /// - Returns: The products in the order in which they are shown, or nil if there is no answer.
  /// - Throws: Whatever kept it from answering.
  func get() async throws -> [Product]?
}
