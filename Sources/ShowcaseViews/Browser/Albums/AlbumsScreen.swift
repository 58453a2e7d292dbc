import BrowserStage
import StageImages
import TopAlbums

/// The chart of albums in the browser: a passive view that does what its presenter tells it.
@MainActor
final class AlbumsScreen: BrowserScreen, AlbumsView {
  private let page: BrowserPage
  private var events: (any AlbumsEvents)?
  private var albums: [Album] = []
  private var artwork: [Int: RasterImage] = [:]

  /// How many rows get their artwork before the browser has said which are in sight. A browser without
  /// JavaScript never does.
  private static let rowsAtFirst = 12

  /// Makes a list that shows nothing yet.
  ///
  /// - Parameters:
  ///   - page: The open page.
  ///   - connect: Gives what takes the user's events.
  init(_ page: BrowserPage, connect: (AlbumsScreen) -> any AlbumsEvents) {
    self.page = page
    page.title = "Top albums"
    let events = connect(self)
    self.events = events
    page.on("refresh") { [weak self] in self?.events?.refresh() }
    page.on("see", EventParameter(integer: "first"), EventParameter(integer: "last")) {
      [weak self] in self?.events?.see(first: $0, last: $1)
    }
    events.start()
  }

  func content() -> HTML {
    """
    \(page.region("notice"))\
    <div class="bar">\(page.region("summary"))\
    \(HTML.button(event: "refresh", label: "Refresh", style: "quiet"))</div>\
    \(page.region("failure"))\(page.region("albums", content: AlbumsMarkup.list(albums, page)))
    """
  }

  // MARK: AlbumsView

  func show(title: String) {
    page.title = title
  }

  func showLoadingStatus() {
    page.isBusy = true
  }

  func hideLoadingStatus() {
    page.isBusy = false
  }

  func show(albums: [Album]) {
    for row in artwork.keys { page.replace("artwork-\(row)", with: "") }
    artwork = [:]
    self.albums = albums
    let summary = AlbumsMarkup.summary(of: albums)
    page.replace("summary", with: "<p class=\"summary\">\(summary)</p>")
    page.replace("albums", with: AlbumsMarkup.list(albums, page))
    page.announce(summary)
    events?.see(first: 0, last: Self.rowsAtFirst - 1)
  }

  /// Packing a picture takes a few milliseconds, in which the main actor has better things to do.
  func showArtwork(_ artwork: RasterImage, at row: Int) {
    self.artwork[row] = artwork
    Task { [weak self] in
      let image = await AlbumsMarkup.image(artwork)
      // Meanwhile the row may be out of sight, or another album's.
      guard let self, let image, self.artwork[row] == artwork else { return }
      self.page.replace("artwork-\(row)", with: image)
    }
  }

  func hideArtwork(at row: Int) {
    artwork[row] = nil
    page.replace("artwork-\(row)", with: "")
  }

  func showFailure(message: String) {
    page.replace(
      "failure",
      with: """
        <div class="failure" role="alert"><p>The chart could not be loaded. \(message)</p>\
        \(HTML.button(event: "refresh", label: "Try again"))</div>
        """)
  }

  func hideFailure() {
    page.replace("failure", with: "")
  }

  func showNotice(_ text: String) {
    page.replace("notice", with: "<p class=\"hint\" role=\"note\">\(text)</p>")
  }

  func hideNotice() {
    page.replace("notice", with: "")
  }
}

extension BrowserServer {
  /// Shows the chart of albums at `/albums`.
  ///
  /// - Parameter source: Where the albums come from.
  public func showAlbums(_ source: AlbumsSource) {
    screen(at: "/albums") { page in
      AlbumsScreen(page) { LiveAlbumsPresenter(view: $0, source: source) }
    }
  }
}
