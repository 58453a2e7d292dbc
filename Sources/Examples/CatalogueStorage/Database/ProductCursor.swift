/// A place in the list of stored products, from which a later page goes on.
///
/// It stays valid while products are added or removed, and costs nothing to go back to.
public struct ProductCursor: Hashable, Sendable {
  let identifier: Int
}
