/// Writes one scenario of the site.
struct ScenarioArticle {
  private let scenario: Manual.Scenario
  private var examples: [Example] { scenario.record.examples }

  init(_ scenario: Manual.Scenario) {
    self.scenario = scenario
  }

  var html: String {
    let slug = scenario.slug
    return """
      <article id="\(slug)" aria-labelledby="\(slug)-h">
      <h4 id="\(slug)-h"><a href="#\(slug)">\(Markup.escaped(scenario.title))</a></h4>
      \(mark)\(content)</article>
      """
  }

  private var mark: String {
    switch scenario.outcome {
    case .holds: ""
    case .fails: "<p class=\"mark bad\">✗ Fails</p>\n"
    case .neverRun: "<p class=\"mark bad\">Never run</p>\n"
    }
  }

  private var content: String {
    guard !examples.isEmpty else { return "" }
    if let table = ExampleTable(examples) {
      return steps(table.outline) + self.table(table) + orders + failures + account(examples[0], 1)
    }
    if examples.count == 1 {
      return steps(examples[0].steps) + orders + failures + account(examples[0], nil)
    }
    let parts = examples.enumerated().map { index, example in
      "<h5>Example \(index + 1)</h5>\n" + steps(example.steps) + account(example, index + 1)
    }
    return parts.joined() + orders + failures
  }

  private func steps(_ steps: [Example.Step]) -> String {
    let items = steps.map { step in
      let parts = step.parts.map { part in
        switch part {
        case .words(let text): Markup.escaped(text)
        case .value(let text, _): "<b>\(Markup.escaped(text.isEmpty ? "(empty)" : text))</b>"
        }
      }
      return """
        <li class="\(step.word.rawValue)"><span>\(step.word.rawValue.capitalized)</span> \
        \(parts.joined())</li>
        """
    }
    return "<ul class=\"steps\">\n\(items.joined(separator: "\n"))\n</ul>\n"
  }

  private func table(_ table: ExampleTable) -> String {
    let head = table.columns.map { "<th scope=\"col\">\(Markup.escaped($0))</th>" }.joined()
    let rows = zip(table.rows, table.holds).map { row, holds in
      let cells = row.map { "<td>\(Markup.escaped($0.isEmpty ? "(empty)" : $0))</td>" }.joined()
      return "<tr\(holds ? "" : " class=\"bad\"")>\(cells)</tr>"
    }
    return """
      <div class="scroll"><table>
      <caption>\(table.rows.count) examples</caption>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></div>

      """
  }

  private var orders: String {
    MarkdownWriter.orders(examples).map { orders, count in
      let suffix = count > 1 ? " The same for \(count) examples." : ""
      return "<p class=\"orders\">\(Wording.orders(orders))\(suffix)</p>\n"
    }.joined()
  }

  private var failures: String {
    examples.flatMap(\.failures).map { "<pre class=\"bad\">\(Markup.escaped($0))</pre>\n" }.joined()
  }

  /// What really happened, as a list and as a picture. A failure shows its smallest order instead, opened.
  private func account(_ example: Example, _ number: Int?) -> String {
    let failing = example.exploration?.smallestFailure
    let moments = failing ?? example.moments
    guard SequenceDiagram.isWorthwhile(moments) else { return "" }
    let name =
      failing == nil
      ? "What happened" + (number.map { " in example \($0)" } ?? "")
      : "The smallest order that fails"
    let slug = scenario.slug + (number.map { "-\($0)" } ?? "")
    let picture = SequenceDiagram(moments, title: "\(name): \(scenario.title)", slug: slug).svg
    let list = failing == nil ? accountList(example) : ""
    return """
      <details\(example.holds ? "" : " open")><summary>\(name)</summary>
      \(list)<div class="scroll picture" tabindex="0" role="group" aria-label="Picture">\(picture)</div>
      </details>

      """
  }

  private func accountList(_ example: Example) -> String {
    let items = StepAccount.accounts(of: example).filter { !$0.lines.isEmpty }.map { account in
      let lines = account.lines.map { "<li>\(Markup.escaped($0))</li>" }.joined()
      return """
        <li>\(Markup.escaped(Wording.sentence(account.step))):<ul>\(lines)</ul></li>
        """
    }
    return "<ul class=\"account\">\(items.joined(separator: "\n"))</ul>\n"
  }
}
