import CatalogueStorage

/// The options of `showcase export`.
public struct ExportOptions: Equatable, Sendable {
  /// The file; `nil` is the standard output.
  public let file: String?
  /// Its format.
  public let format: ProductFileFormat
  /// The database.
  public let database: DatabaseLocation

  static let syntax = CommandSyntax(
    name: "export", summary: "Writes the products to a CSV or JSON file.",
    discussion: "What is written can be imported again, and gives the same products.",
    arguments: [
      CommandSyntax.Argument(
        name: "FILE", isOptional: true, about: "The file. By default the standard output.")
    ],
    options: [
      ProductFileFormat.option(
        "The file's format. By default the end of its name tells; otherwise it's csv."),
      DatabaseLocation.option,
    ])

  init(_ values: CommandSyntax.Values, _ environment: [String: String]) throws(UsageError) {
    file = values.arguments.first.flatMap { $0 == "-" ? nil : $0 }
    let given = try ProductFileFormat.given(in: values, Self.syntax)
    format = given ?? file.flatMap { ProductFileFormat(path: $0) } ?? .csv
    database = try DatabaseLocation(values, environment, Self.syntax)
  }
}
