/// Where the catalogue's database is.
public struct DatabaseLocation: Equatable, Sendable {
  static let option = CommandSyntax.Option(
    name: "database", value: "PATH",
    about: "The database file. By default rehearsal/catalogue.sqlite in your data folder.")

  /// The file.
  public let path: String
  /// Whether it's the user's own place for it, whose folder may be made; elsewhere the folder must exist.
  public let isDefault: Bool

  /// Takes it from the command line, or else from the XDG Base Directory variables.
  init(
    _ values: CommandSyntax.Values, _ environment: [String: String], _ syntax: CommandSyntax
  ) throws(UsageError) {
    if let path = values.options[Self.option.name] {
      if path.isEmpty { throw syntax.error("The path of the database is empty") }
      self.path = path
      isDefault = false
      return
    }
    // Relative paths in these variables are invalid, says their specification, and to be ignored.
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.local/share" : nil }
    guard let folder = data ?? home else {
      throw syntax.error(
        "There is no home folder to keep the database in: name a file with --database")
    }
    path = "\(folder)/rehearsal/catalogue.sqlite"
    isDefault = true
  }
}
