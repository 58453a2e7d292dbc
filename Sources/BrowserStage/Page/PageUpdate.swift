import StageHTTPServer

/// One command to a page, prepared once and sent to as many pages as one likes.
public struct PageUpdate: Sendable {
  enum Content: Sendable {
    case replace(region: String, HTML)
    case append(region: String, HTML)
    case patch(region: String, HTML)
    case title(String)
    case busy(Bool)
    case announce(String)
    case navigate(String)
    case message(HTML)
  }

  let content: Content
  /// What follows the number in the event stream: lines before the HTML, the HTML, the end.
  private let prefix: [UInt8]
  private let html: [UInt8]

  private init(_ content: Content, event: String, line: String? = nil, html: HTML) {
    self.content = content
    var prefix = Array("event: \(event)\n".utf8)
    if let line { ServerSentEvent.append(data: line.utf8, to: &prefix) }
    if html.bytes.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      ServerSentEvent.append(data: html.bytes, to: &prefix)
      self.html = []
      self.prefix = prefix
    } else {
      // As it is on one line, the very bytes that the page's state holds can be sent.
      self.html = html.bytes
      self.prefix = prefix + Array("data: ".utf8)
    }
  }

  /// Replaces what is in a region; see ``BrowserPage/region(_:)``.
  public static func replace(_ region: String, with html: HTML) -> PageUpdate {
    PageUpdate(.replace(region: region, html), event: "replace", line: region, html: html)
  }

  /// Adds to the end of a region.
  public static func append(to region: String, _ html: HTML) -> PageUpdate {
    PageUpdate(.append(region: region, html), event: "append", line: region, html: html)
  }

  /// Changes what is in a region; see ``BrowserPage/patch(_:with:)``.
  public static func patch(_ region: String, with html: HTML) -> PageUpdate {
    PageUpdate(.patch(region: region, html), event: "patch", line: region, html: html)
  }

  /// Shows a title.
  public static func title(_ text: String) -> PageUpdate {
    PageUpdate(.title(text), event: "title", html: HTML(trusted: text))
  }

  /// Shows or hides the loading indicator.
  public static func busy(_ isBusy: Bool) -> PageUpdate {
    PageUpdate(.busy(isBusy), event: "busy", html: isBusy ? "yes" : "no")
  }

  /// Says something to users of screen readers.
  public static func announce(_ text: String) -> PageUpdate {
    PageUpdate(.announce(text), event: "announce", html: HTML(trusted: text))
  }

  /// Leads to another screen: a path on this server.
  public static func navigate(to address: String) -> PageUpdate {
    PageUpdate(.navigate(address), event: "navigate", html: HTML(trusted: address))
  }

  /// Shows a message that the user dismisses.
  public static func message(title: String, text: String, button: String) -> PageUpdate {
    let html: HTML = """
      <h2 id="stage-message-title">\(title)</h2><p>\(text)</p>\
      <form method="dialog"><button class="primary" autofocus>\(button)</button></form>
      """
    return message(html)
  }

  /// Shows a message of which the HTML is made already.
  static func message(_ html: HTML) -> PageUpdate {
    PageUpdate(.message(html), event: "message", html: html)
  }

  /// How many bytes it takes in the stream, the number aside.
  var byteCount: Int { prefix.count + html.count }

  /// The pieces to write to an event stream.
  func pieces(number: Int) -> [[UInt8]] {
    let id = Array("id: \(number)\n".utf8)
    let hasOwnHTML = !html.isEmpty || prefix.last != UInt8(ascii: "\n")
    let end = hasOwnHTML ? Self.endOfHTML : Self.endOfEvent
    guard byteCount > Self.joined else { return [id + prefix + html + end] }
    return [id + prefix, html, end]
  }

  private static let joined = 512
  private static let endOfHTML = Array("\n\n".utf8)
  private static let endOfEvent = Array("\n".utf8)
}
