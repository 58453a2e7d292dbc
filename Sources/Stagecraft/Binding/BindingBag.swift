/// Keeps bindings that end together: when the bag is cancelled, or when nobody refers to it any more.
@MainActor
public final class BindingBag {
  private var tokens: [BindingToken] = []

  /// Makes an empty bag.
  public nonisolated init() {}

  /// How many bindings it keeps.
  public var count: Int { tokens.count }

  /// Keeps a binding.
  ///
  /// - Parameter token: What the binding ends with.
  public func insert(_ token: BindingToken) {
    tokens.append(token)
  }

  /// Ends all bindings. The bag can be used again.
  public func cancel() {
    for token in tokens { token.cancel() }
    tokens = []
  }
}
