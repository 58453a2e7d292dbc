/// The options of `showcase terminal`.
public struct TerminalOptions: Equatable, Sendable {
  /// The database.
  public let database: DatabaseLocation

  static let syntax = CommandSyntax(
    name: "terminal", summary: "Shows the catalogue in this terminal.",
    discussion: "A new database starts with the sample catalogue of 200 products.",
    arguments: [], options: [DatabaseLocation.option])

  init(_ values: CommandSyntax.Values, _ environment: [String: String]) throws(UsageError) {
    database = try DatabaseLocation(values, environment, Self.syntax)
  }
}
