import CatalogueStorage

/// The options of `showcase import`.
public struct ImportOptions: Equatable, Sendable {
  /// The file; `-` is the standard input.
  public let file: String
  /// Its format.
  public let format: ProductFileFormat
  /// What happens to the products that are there already.
  public let existing: ProductImport.Existing
  /// Whether bad rows are left out.
  public let skipsBadRows: Bool
  /// The database.
  public let database: DatabaseLocation

  static let syntax = CommandSyntax(
    name: "import", summary: "Loads products from a CSV or JSON file, all or none.",
    discussion: """
      A CSV file starts with a row that names its columns, in any order: name, description, image.
      A JSON file is an array of objects with these keys, or has one such object a line.
      Only the name is needed. Each bad row is reported with its line; then nothing is loaded
      unless bad rows are to be left out, and the exit status is 65.
      """,
    arguments: [
      CommandSyntax.Argument(
        name: "FILE", isOptional: false, about: "The file; - is the standard input.")
    ],
    options: [
      ProductFileFormat.option("The file's format. By default the end of its name tells."),
      CommandSyntax.Option(
        name: "replace", value: nil,
        about: "Removes what is there. By default it stays, and the new products follow."
      ),
      CommandSyntax.Option(
        name: "skip-bad", value: nil, about: "Leaves bad rows out and loads the rest."),
      DatabaseLocation.option,
    ])

  init(_ values: CommandSyntax.Values, _ environment: [String: String]) throws(UsageError) {
    file = values.arguments[0]
    let given = try ProductFileFormat.given(in: values, Self.syntax)
    guard let format = given ?? ProductFileFormat(path: file) else {
      throw Self.syntax.error(
        "The name \"\(file)\" doesn't tell the format: add --format csv or --format json")
    }
    self.format = format
    existing = values.flags.contains("replace") ? .replaced : .kept
    skipsBadRows = values.flags.contains("skip-bad")
    database = try DatabaseLocation(values, environment, Self.syntax)
  }
}
