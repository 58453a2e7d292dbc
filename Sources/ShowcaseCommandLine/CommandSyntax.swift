/// What a command takes: the one source of both its parser and its help.
struct CommandSyntax {
  /// An option, which starts with two dashes.
  struct Option {
    /// Its name, without the dashes.
    let name: String
    /// What its value is called in the help; `nil` if it takes none.
    let value: String?
    /// What it's for.
    let about: String
  }

  /// An argument, which is known by its place.
  struct Argument {
    /// What it's called in the help.
    let name: String
    /// Whether it may be left out.
    let isOptional: Bool
    /// What it's for.
    let about: String
  }

  /// What was given.
  struct Values {
    /// The values of the options that take one, by name.
    var options: [String: String] = [:]
    /// The options that take none.
    var flags: Set<String> = []
    /// The arguments, in order.
    var arguments: [String] = []
    /// Whether the help was asked for.
    var asksForHelp = false
  }

  /// The command's name.
  let name: String
  /// What it does, in one line.
  let summary: String
  /// What else there is to say; whole lines.
  let discussion: String
  /// The arguments it takes.
  let arguments: [Argument]
  /// The options it takes, `--help` aside.
  let options: [Option]

  /// Sorts out what was given after the command's name.
  func parse(_ words: some Sequence<String>) throws(UsageError) -> Values {
    var values = Values()
    var words = Array(words)[...]
    var takesOptions = true
    while let word = words.popFirst() {
      if takesOptions && word == "--" {
        takesOptions = false
      } else if takesOptions && (word == "--help" || word == "-h") {
        values.asksForHelp = true
      } else if takesOptions && word.hasPrefix("-") && word != "-" {
        try parseOption(word, &words, into: &values)
      } else {
        values.arguments.append(word)
      }
    }
    if !values.asksForHelp { try check(values.arguments) }
    return values
  }

  /// An error about this command.
  func error(_ reason: String) -> UsageError {
    UsageError(reason: reason, command: name)
  }

  private func parseOption(
    _ word: String, _ rest: inout ArraySlice<String>, into values: inout Values
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let given = String(parts[0])
    guard let option = options.first(where: { "--\($0.name)" == given }) else {
      throw error("There is no option \(given)")
    }
    if values.flags.contains(option.name) || values.options[option.name] != nil {
      throw error("The option \(given) is given twice")
    }
    guard let value = option.value else {
      if parts.count > 1 { throw error("The option \(given) takes no value") }
      values.flags.insert(option.name)
      return
    }
    if parts.count > 1 {
      values.options[option.name] = String(parts[1])
    } else if let next = rest.popFirst() {
      values.options[option.name] = next
    } else {
      throw error("The option \(given) needs a value: \(given) \(value)")
    }
  }

  private func check(_ given: [String]) throws(UsageError) {
    if given.count > arguments.count {
      throw error("\"\(given[arguments.count])\" is one argument too many")
    }
    if given.count < arguments.count, !arguments[given.count].isOptional {
      throw error("The argument \(arguments[given.count].name) is missing")
    }
  }

  /// The help.
  var help: String {
    let usage = arguments.map { $0.isOptional ? "[\($0.name)]" : $0.name }
    let entries =
      arguments.map { ($0.name, $0.about) }
      + options.map { option in
        ("--\(option.name)" + (option.value.map { " \($0)" } ?? ""), option.about)
      } + [("--help", "Shows this help.")]
    return """
      \(summary)

      Usage: \((["showcase", name] + usage + ["[options]"]).joined(separator: " "))

      \(Self.table(entries))\(discussion.isEmpty ? "" : "\n\(discussion)\n")
      """
  }

  /// Two columns.
  static func table(_ entries: [(String, String)]) -> String {
    let width = (entries.map(\.0.count).max() ?? 0) + 2
    return entries.map { entry in
      let padding = String(repeating: " ", count: width - entry.0.count)
      return "  \(entry.0)\(padding)\(entry.1)\n"
    }.joined()
  }
}
