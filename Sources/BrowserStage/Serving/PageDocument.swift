import StageHTTPServer

/// The HTML around a screen's content.
@MainActor
enum PageDocument {
  /// The whole page as it is now.
  ///
  /// - Returns: nil if the page is gone.
  static func page(_ session: PageSession, site: String) -> HTTPResponse? {
    guard let page = session.page, let screen = session.screen else { return nil }
    let root: HTML = " data-page=\"\(session.identifier)\" data-last=\"\(session.lastNumber)\""
    let separator = session.address.contains("?") ? "&" : "?"
    let again = "\(session.address)\(separator)stage=\(session.identifier)"
    let messages = session.messages.isEmpty ? HTML() : session.messages[0]
    let body: HTML = """
      <div id="stage-busy" role="status">\(page.isBusy ? busy : "")</div>\
      <div id="stage-content" aria-busy="\(page.isBusy ? "true" : "false")">\(screen.content())</div>
      """
    let tail: HTML = """
      <p id="stage-status" class="unseen" role="status">\(session.announcement)</p>
      <p id="stage-connection" role="status"></p>
      <dialog id="stage-message" aria-labelledby="stage-message-title"\(session.messages.isEmpty ? "" : " open")>\(messages)</dialog>
      <form id="stage" method="post" action="/stage/events">\(session.formFields)</form>
      <noscript><p class="notice">Without JavaScript this page does not update itself. <a href="\(again)">Show what is new</a></p></noscript>
      """
    let html = document(
      site: site, title: page.title, root: root, script: true, body: body, tail: tail)
    return response(.ok, html)
  }

  /// Nothing lies at the address.
  static nonisolated func notFound(site: String) -> HTTPResponse {
    plain(.notFound, site: site, title: "Nothing here", text: "There is no page at this address.")
  }

  /// One page too many.
  static nonisolated func tooManyPages(site: String, limit: Int) -> HTTPResponse {
    var response = plain(
      .serviceUnavailable, site: site, title: "Too many open pages",
      text:
        "This server keeps \(limit) pages open at most. Close one, or try again in half a minute.")
    response.headers["Retry-After"] = "30"
    return response
  }

  /// Pages are opened too fast.
  static nonisolated func tooFast(site: String) -> HTTPResponse {
    var response = plain(
      .tooManyRequests, site: site, title: "Too many pages at once",
      text: "Pages are being opened faster than this server allows. Try again in a moment.")
    response.headers["Retry-After"] = "1"
    return response
  }

  private static let busy: HTML = "<span class=\"spinner\" aria-hidden=\"true\"></span>Loading…"

  private static nonisolated func plain(
    _ status: HTTPStatus, site: String, title: String, text: String
  ) -> HTTPResponse {
    let body: HTML = "<p>\(text)</p><p>\(HTML.link(to: "/", content: "Go to the start page"))</p>"
    return response(
      status, document(site: site, title: title, root: "", script: false, body: body, tail: ""))
  }

  private static nonisolated func document(
    site: String, title: String, root: HTML, script: Bool, body: HTML, tail: HTML
  ) -> HTML {
    var scripts: HTML = ""
    if script {
      for each in StageResource.scripts {
        scripts = "\(scripts)<script src=\"\(each.address)\" defer></script>\n"
      }
    }
    return """
      <!doctype html>
      <html lang="en"\(root) data-site="\(site)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title.isEmpty ? site : "\(title) – \(site)")</title>
      <link rel="icon" href="data:,">
      <link rel="stylesheet" href="\(StageResource.styleSheet.address)">
      \(scripts)</head>
      <body>
      <a class="skip" href="#content">Skip to the content</a>
      <header class="site"><div><a href="/">\(site)</a></div></header>
      <main id="content" tabindex="-1">
      <h1 id="stage-title">\(title)</h1>
      \(body)
      </main>
      \(tail)
      </body>
      </html>

      """
  }

  private static nonisolated func response(_ status: HTTPStatus, _ html: HTML) -> HTTPResponse {
    HTTPResponse(
      status,
      headers: [
        "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin",
        "Content-Security-Policy":
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      ],
      body: .bytes(html.bytes))
  }
}
