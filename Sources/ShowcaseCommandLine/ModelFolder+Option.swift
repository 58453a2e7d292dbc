import CatalogueModels

extension ModelFolder {
  static let option = CommandSyntax.Option(
    name: "models", value: "FOLDER",
    about: "The folder whose model files products may show, as mesh:FILE?material=NAME.")

  /// Takes it from the command line; nil if none is given.
  static func given(
    _ values: CommandSyntax.Values, _ syntax: CommandSyntax
  ) throws(UsageError) -> ModelFolder? {
    guard let path = values.options[option.name] else { return nil }
    if path.isEmpty { throw syntax.error("The path of the folder of models is empty") }
    return ModelFolder(path: path)
  }
}
