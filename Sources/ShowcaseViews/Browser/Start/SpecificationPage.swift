import BrowserStage
import StageHTTPServer

/// The specification of the examples as their tests wrote it: one page that needs nothing else.
public struct SpecificationPage: Sendable {
  /// Where it is served.
  static let address = "/specification"
  private let html: [UInt8]

  /// A page.
  ///
  /// - Parameter html: The page, in UTF-8.
  public init(html: [UInt8]) {
    self.html = html
  }

  /// Where the page speaks of one example.
  ///
  /// - Parameter anchor: The example's place on the page, such as `tally-counter`.
  static func address(of anchor: String) -> String { "\(address)#\(anchor)" }

  /// It brings its own style and search, which pages of the stage may not, and nothing from elsewhere.
  var response: HTTPResponse {
    HTTPResponse(
      .ok,
      headers: [
        "Content-Type": "text/html; charset=utf-8", "X-Content-Type-Options": "nosniff",
        "Cache-Control": "no-cache",
        "Content-Security-Policy":
          "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      ],
      body: .bytes(html))
  }
}
