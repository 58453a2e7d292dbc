/// The options of `showcase serve`.
public struct ServeOptions: Equatable, Sendable {
  /// The port to listen on; 0 lets the system choose one.
  public let port: UInt16
  /// The database.
  public let database: DatabaseLocation
  /// Where the albums come from.
  public let feed: AlbumsFeedChoice

  static let syntax = CommandSyntax(
    name: "serve", summary: "Serves the examples to browsers on this machine.",
    discussion: "A new database starts with the sample catalogue of 200 products.",
    arguments: [],
    options: [
      CommandSyntax.Option(
        name: "port", value: "NUMBER",
        about: "The port to listen on; 0 lets the system choose one. By default 8080."),
      DatabaseLocation.option, AlbumsFeedChoice.option,
    ])

  init(_ values: CommandSyntax.Values, _ environment: [String: String]) throws(UsageError) {
    let text = values.options["port"] ?? "8080"
    guard let port = UInt16(text) else {
      throw Self.syntax.error("\"\(text)\" is no port: it must be a number from 0 to 65535")
    }
    self.port = port
    database = try DatabaseLocation(values, environment, Self.syntax)
    feed = try AlbumsFeedChoice(values, Self.syntax)
  }
}
