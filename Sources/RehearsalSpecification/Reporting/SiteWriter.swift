/// Writes a manual as one page that needs nothing else: no network, no files beside it. Without scripts it
/// lacks the search only.
struct SiteWriter {
  private let manual: Manual

  init(_ manual: Manual) {
    self.manual = manual
  }

  var page: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Specification</title>
    <style>
    \(SiteStyle.sheet)
    </style>
    </head>
    <body>
    <a class="skip" href="#content">Skip to the scenarios</a>
    <header>
    <h1>Specification</h1>
    <p>\(summary)</p>
    <div id="tools" hidden>
    <label for="search">Search</label>
    <input id="search" type="search" autocomplete="off" placeholder="for example: loading">
    <button id="theme" type="button">Dark or light</button>
    <p id="found" role="status"></p>
    </div>
    </header>
    <div class="columns">
    <nav aria-label="Apps and screens">
    <details open><summary>Contents</summary>
    <ul>
    \(manual.apps.map(entry).joined(separator: "\n"))
    </ul>
    </details>
    </nav>
    <main id="content" tabindex="-1">
    \(manual.apps.map(section).joined(separator: "\n"))
    </main>
    </div>
    <script>
    \(SiteStyle.script)
    </script>
    </body>
    </html>

    """
  }

  private var summary: String {
    let scenarios = manual.scenarios
    let failing = scenarios.count { $0.outcome == .fails }
    let never = scenarios.count { $0.outcome == .neverRun }
    var text = """
      What each screen does, in \(scenarios.count) scenarios. Every sentence, value and picture on this \
      page was written by a test that ran.
      """
    if failing > 0 { text += " <strong class=\"bad\">\(failing) fail.</strong>" }
    if never > 0 { text += " <strong class=\"bad\">\(never) never ran.</strong>" }
    return text
  }

  private func entry(_ app: Manual.App) -> String {
    let screens = app.screens.map { screen in
      "<li><a href=\"#\(screen.slug)\">\(Markup.escaped(screen.name))</a></li>"
    }
    return """
      <li><a href="#\(app.slug)">\(Markup.escaped(app.name))</a>
      <ul>\(screens.joined())</ul></li>
      """
  }

  private func section(_ app: Manual.App) -> String {
    """
    <section class="app" id="\(app.slug)" aria-labelledby="\(app.slug)-h">
    <h2 id="\(app.slug)-h">\(Markup.escaped(app.name))</h2>
    \(app.screens.map(section).joined(separator: "\n"))
    </section>
    """
  }

  private func section(_ screen: Manual.Screen) -> String {
    """
    <section class="screen" id="\(screen.slug)" aria-labelledby="\(screen.slug)-h">
    <h3 id="\(screen.slug)-h">\(Markup.escaped(screen.name))</h3>
    \(screen.scenarios.map { ScenarioArticle($0).html }.joined(separator: "\n"))
    </section>
    """
  }
}
