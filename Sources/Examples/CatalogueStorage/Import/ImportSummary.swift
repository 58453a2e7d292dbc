/// What an import did.
public struct ImportSummary: Equatable, Sendable {
  /// How many products were added.
  public let imported: Int
  /// How many bad rows were left out.
  public let skipped: Int
}
