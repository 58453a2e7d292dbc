import CatalogueModels

/// The options of `showcase terminal`.
public struct TerminalOptions: Equatable, Sendable {
  /// What `showcase terminal` can show.
  public enum Example: String, CaseIterable, Sendable {
    /// The product catalogue.
    case catalogue
    /// The tally counter.
    case counter
    /// The pager through the names of the products.
    case pager
    /// The chart of albums.
    case albums
  }

  /// The database.
  public let database: DatabaseLocation

  /// Where model files may be, if anywhere.
  public let models: ModelFolder?

  /// What to show.
  public let example: Example

  /// Where the albums come from.
  public let feed: AlbumsFeedChoice

  static let syntax = CommandSyntax(
    name: "terminal", summary: "Shows an example in this terminal.",
    discussion: "A new database starts with the sample catalogue of 200 products.\n"
      + AlbumsFeedChoice.discussion,
    arguments: [
      CommandSyntax.Argument(
        name: "EXAMPLE", isOptional: true,
        about: "catalogue (which is shown if it's left out), counter, pager or albums.")
    ], options: [DatabaseLocation.option, ModelFolder.option, AlbumsFeedChoice.option])

  init(_ values: CommandSyntax.Values, _ environment: [String: String]) throws(UsageError) {
    database = try DatabaseLocation(values, environment, Self.syntax)
    models = try ModelFolder.given(values, Self.syntax)
    let name = values.arguments.first ?? Example.catalogue.rawValue
    guard let example = Example(rawValue: name) else {
      throw Self.syntax.error(
        "\"\(name)\" is no example: it must be catalogue, counter, pager or albums")
    }
    self.example = example
    feed = try AlbumsFeedChoice(values, Self.syntax)
  }
}
