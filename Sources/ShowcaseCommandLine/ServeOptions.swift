import CatalogueModels

/// The options of `showcase serve`.
public struct ServeOptions: Equatable, Sendable {
  /// The port to listen on; 0 lets the system choose one.
  public let port: UInt16
  /// The database.
  public let database: DatabaseLocation
  /// Where model files may be, if anywhere.
  public let models: ModelFolder?
  /// Where the albums come from.
  public let feed: AlbumsFeedChoice
  /// The page with the specification, if it was named.
  public let specification: String?
  /// Where that page lies in a checkout of this package.
  public static let usualSpecification = "Documentation/specification/index.html"

  static let syntax = CommandSyntax(
    name: "serve", summary: "Serves the examples to browsers on this machine.",
    discussion: "A new database starts with the sample catalogue of 200 products.\n"
      + AlbumsFeedChoice.discussion,
    arguments: [],
    options: [
      CommandSyntax.Option(
        name: "port", value: "NUMBER",
        about: "The port to listen on; 0 lets the system choose one. By default 8080."),
      DatabaseLocation.option, ModelFolder.option, AlbumsFeedChoice.option,
      CommandSyntax.Option(
        name: "manual", value: "FILE",
        about: "What the tests wrote. By default \(usualSpecification)."),
    ])

  init(_ values: CommandSyntax.Values, _ environment: [String: String]) throws(UsageError) {
    let text = values.options["port"] ?? "8080"
    guard let port = UInt16(text) else {
      throw Self.syntax.error("\"\(text)\" is no port: it must be a number from 0 to 65535")
    }
    self.port = port
    database = try DatabaseLocation(values, environment, Self.syntax)
    models = try ModelFolder.given(values, Self.syntax)
    feed = try AlbumsFeedChoice(values, Self.syntax)
    specification = values.options["manual"]
  }
}
