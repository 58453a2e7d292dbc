import StageHTTPServer

/// One open page: what a view in the browser talks to.
///
/// Commands given before the page goes out are part of its HTML; later ones reach it as numbered events.
/// After the page is gone they do nothing.
@MainActor
public final class BrowserPage {
  /// The segments of the address that matched the `:name` parts of the pattern.
  public let parameters: [String: String]
  /// What stood behind the question mark of the address.
  public let query: HTTPFields
  /// The path of the address.
  public let path: String

  /// The title, shown as the page's heading and in the window's title.
  public var title = "" {
    didSet { if title != oldValue { apply(.title(title)) } }
  }

  /// Whether something is being loaded. A new page is held back for a moment while it is.
  public var isBusy = false {
    didSet {
      guard isBusy != oldValue else { return }
      apply(.busy(isBusy))
      if !isBusy { session.settle() }
    }
  }

  let session: PageSession

  init(request: HTTPRequest, session: PageSession) {
    self.parameters = request.parameters
    self.query = request.query
    self.path = request.path
    self.session = session
  }

  /// Whether the page is gone: left, or not heard of for too long.
  public var isGone: Bool { session.isEnded }

  /// A region: an element whose content commands change. Use it in ``BrowserScreen/content()``.
  ///
  /// - Parameter name: names the region; it is used once on the page.
  public func region(_ name: String) -> HTML {
    session.regions.element(name)
  }

  /// A region whose content the screen makes anew for ``BrowserScreen/content()``, because it has regions
  /// of its own.
  ///
  /// - Parameters:
  ///   - name: names the region; it is used once on the page.
  ///   - content: what is in it.
  public func region(_ name: String, content: HTML) -> HTML {
    RegionContents.element(name, content: content)
  }

  /// Replaces what is in a region.
  public func replace(_ region: String, with html: HTML) {
    apply(.replace(region, with: html))
  }

  /// Changes a region into what is given, and keeps the elements that are in both: the focus stays, a drag
  /// goes on, and a picture is shown until the one that replaces it has been loaded.
  ///
  /// For regions that change often and a little. Elements are matched by their place.
  public func patch(_ region: String, with html: HTML) {
    apply(.patch(region, with: html))
  }

  /// Adds to the end of a region.
  public func append(to region: String, _ html: HTML) {
    apply(.append(to: region, html))
  }

  /// Says something to users of screen readers, without showing it.
  public func announce(_ text: String) {
    apply(.announce(text))
  }

  /// Leads to another screen.
  ///
  /// - Parameter address: a path on this server, as in `/products/3`.
  public func navigate(to address: String) {
    apply(.navigate(to: address))
  }

  /// Shows a message that the user dismisses. Those that come meanwhile wait for their turn.
  public func showMessage(title: String, text: String, button: String = "Ok") {
    apply(.message(title: title, text: text, button: button))
  }

  /// Gives a command that was prepared; prepare one that goes to many pages.
  public func apply(_ update: PageUpdate) {
    session.apply(update)
  }
}
