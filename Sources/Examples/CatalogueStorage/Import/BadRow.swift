/// A row that is no product.
public struct BadRow: Error, Equatable, Sendable {
  /// The line that it starts on, counted from 1.
  public let line: Int
  /// Why it's none.
  public let reason: String
}
