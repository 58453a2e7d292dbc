import CatalogueStorage

extension ProductFileFormat {
  static func option(_ about: String) -> CommandSyntax.Option {
    CommandSyntax.Option(name: "format", value: "csv|json", about: about)
  }

  /// The format that the option names; `nil` if it's left out.
  static func given(
    in values: CommandSyntax.Values, _ syntax: CommandSyntax
  ) throws(UsageError) -> ProductFileFormat? {
    guard let name = values.options["format"] else { return nil }
    guard let format = ProductFileFormat(rawValue: name.lowercased()) else {
      throw syntax.error("\"\(name)\" is no format: it must be csv or json")
    }
    return format
  }
}
