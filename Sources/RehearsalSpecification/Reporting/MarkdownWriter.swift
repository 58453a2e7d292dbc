/// Writes a manual as Markdown: a list of apps, and a page for each.
enum MarkdownWriter {
  static func index(_ manual: Manual) -> String {
    var text = """
      # Specification

      Every sentence here was written by a test that ran. The same as one page: [index.html](index.html).


      """
    for app in manual.apps {
      text += "- [\(app.name)](\(app.slug).md): \(app.scenarios.count) scenarios\n"
      for screen in app.screens { text += "  - \(screen.name)\n" }
    }
    return text
  }

  static func page(_ app: Manual.App) -> String {
    var text = "# \(app.name)\n"
    for screen in app.screens {
      text += "\n## \(screen.name)\n"
      for scenario in screen.scenarios { text += self.scenario(scenario) }
    }
    return text
  }

  private static func scenario(_ scenario: Manual.Scenario) -> String {
    var text = "\n### \(scenario.title)\n\n"
    switch scenario.outcome {
    case .neverRun: return text + "**Never run.**\n"
    case .fails: text += "**Fails.**\n\n"
    case .holds: break
    }
    let examples = scenario.record.examples
    if let table = ExampleTable(examples) {
      text += steps(table.outline.map { StepAccount(step: $0, lines: []) })
      text += "\n" + self.table(table)
    } else {
      for (number, example) in examples.enumerated() {
        if examples.count > 1 { text += number == 0 ? "Example 1\n\n" : "\nExample \(number + 1)\n\n" }
        text += steps(StepAccount.accounts(of: example))
      }
    }
    for (orders, count) in orders(examples) {
      text += "\n\(Wording.orders(orders))" + (count > 1 ? " (\(count) examples)" : "") + "\n"
    }
    for failure in examples.flatMap(\.failures) {
      text += "\n" + failure.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n") + "\n"
    }
    return text
  }

  /// The explorations of the examples, the same ones once.
  static func orders(_ examples: [Example]) -> [(ExploredOrders, count: Int)] {
    var result: [(ExploredOrders, count: Int)] = []
    for orders in examples.compactMap(\.exploration) {
      if let index = result.firstIndex(where: { $0.0 == orders }) {
        result[index].count += 1
      } else {
        result.append((orders, 1))
      }
    }
    return result
  }

  private static func steps(_ accounts: [StepAccount]) -> String {
    var text = ""
    for account in accounts {
      let sentence = account.step.parts.map(\.text).joined()
      text += "- **\(account.step.word.rawValue.capitalized)** \(escaped(sentence))\n"
      for line in account.lines { text += "  - \(escaped(line))\n" }
    }
    return text
  }

  private static func table(_ table: ExampleTable) -> String {
    var text = "| \(table.columns.map(cell).joined(separator: " | ")) |\n"
    text += "|\(String(repeating: " --- |", count: table.columns.count))\n"
    for row in table.rows { text += "| \(row.map(cell).joined(separator: " | ")) |\n" }
    return text
  }

  private static func cell(_ text: String) -> String {
    text.isEmpty ? "(empty)" : escaped(text).replacing("|", with: "\\|")
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\`*_<>".contains(character) { result += "\\" }
      result.append(character.isNewline ? " " : character)
    }
    return result
  }
}
