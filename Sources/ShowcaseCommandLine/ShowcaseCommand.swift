/// What the program was told to do.
public enum ShowcaseCommand: Equatable, Sendable {
  /// Serve the catalogue to browsers.
  case serve(ServeOptions)
  /// Show the catalogue in this terminal.
  case terminal(TerminalOptions)
  /// Load products from a file.
  case importProducts(ImportOptions)
  /// Write the products to a file.
  case exportProducts(ExportOptions)
  /// Draw a picture of a model.
  case render(RenderOptions)
  /// Show this help.
  case help(String)
  /// Show the version.
  case version

  /// The version of the program.
  public static let versionText = "showcase 0.1.0"

  /// Understands a command line.
  ///
  /// - Parameters:
  ///   - arguments: What was given after the program's name.
  ///   - environment: The environment's variables, which tell where databases are by default.
  /// - Throws: ``UsageError`` if it can't be understood.
  public static func parse(
    _ arguments: [String], environment: [String: String]
  ) throws(UsageError) -> ShowcaseCommand {
    guard let name = arguments.first else {
      throw UsageError(reason: "A command is missing", command: nil)
    }
    switch name {
    case "--help", "-h", "help": return .help(try help(on: arguments.dropFirst()))
    case "--version": return .version
    default: break
    }
    guard let syntax = syntaxes.first(where: { $0.name == name }) else {
      throw UsageError(reason: "There is no command \"\(name)\"", command: nil)
    }
    let values = try syntax.parse(arguments.dropFirst())
    if values.asksForHelp { return .help(syntax.help) }
    switch name {
    case ServeOptions.syntax.name: return .serve(try ServeOptions(values, environment))
    case TerminalOptions.syntax.name: return .terminal(try TerminalOptions(values, environment))
    case ImportOptions.syntax.name:
      return .importProducts(try ImportOptions(values, environment))
    case RenderOptions.syntax.name: return .render(try RenderOptions(values))
    default: return .exportProducts(try ExportOptions(values, environment))
    }
  }

  private static let syntaxes = [
    ServeOptions.syntax, TerminalOptions.syntax, ImportOptions.syntax, ExportOptions.syntax,
    RenderOptions.syntax,
  ]

  private static func help(on topics: ArraySlice<String>) throws(UsageError) -> String {
    guard let topic = topics.first else { return overview }
    guard let syntax = syntaxes.first(where: { $0.name == topic }) else {
      throw UsageError(reason: "There is no command \"\(topic)\"", command: nil)
    }
    return syntax.help
  }

  private static var overview: String {
    """
    Shows a product catalogue in a browser or in a terminal.

    Usage: showcase COMMAND [options]

    \(CommandSyntax.table(syntaxes.map { ($0.name, $0.summary) }))
    \(CommandSyntax.table([("--help", "Shows this help, or after a command the help on it."), ("--version", "Shows the version.")]))
    """
  }
}
