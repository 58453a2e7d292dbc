import StageImages
import TerminalStage
import TopAlbums

/// The chart of albums in a terminal: a passive view that does what its presenter tells it.
@MainActor
final class TerminalAlbumsView: TerminalScreen, AlbumsView {
  private weak var terminal: Terminal?
  private var events: (any AlbumsEvents)?
  private var title = ""
  private var albums: [Album] = []
  private var artwork: [Int: Picture] = [:]
  private var selection = ListSelection()
  private var isLoading = false
  private var failure: String?
  private var notice: String?
  private var seen: Range<Int>?

  /// Makes a list that shows nothing yet.
  ///
  /// - Parameter connect: Gives what takes the user's events.
  init(connect: (TerminalAlbumsView) -> any AlbumsEvents) {
    events = connect(self)
  }

  // MARK: AlbumsView

  func show(title: String) {
    self.title = title
    terminal?.setNeedsDisplay()
  }

  func showLoadingStatus() {
    isLoading = true
    terminal?.setNeedsDisplay()
  }

  func hideLoadingStatus() {
    isLoading = false
    terminal?.setNeedsDisplay()
  }

  func show(albums: [Album]) {
    self.albums = albums
    artwork = [:]
    selection.count = albums.count
    terminal?.setNeedsDisplay()
  }

  func showArtwork(_ artwork: RasterImage, at row: Int) {
    self.artwork[row] = Picture(artwork)
    terminal?.setNeedsDisplay()
  }

  func hideArtwork(at row: Int) {
    artwork[row] = nil
    terminal?.setNeedsDisplay()
  }

  func showFailure(message: String) {
    failure = "The chart could not be loaded. \(message) Press r to try again."
    terminal?.setNeedsDisplay()
  }

  func hideFailure() {
    failure = nil
    terminal?.setNeedsDisplay()
  }

  func showNotice(_ text: String) {
    notice = text
    terminal?.setNeedsDisplay()
  }

  func hideNotice() {
    notice = nil
    terminal?.setNeedsDisplay()
  }

  // MARK: TerminalScreen

  var isAnimated: Bool { isLoading }

  func didAppear(on terminal: Terminal) {
    self.terminal = terminal
    events?.start()
  }

  func didDisappear() {
    terminal = nil
    see(0..<0)
  }

  func handle(_ key: Key) -> Bool {
    switch key {
    case .character("r"), .control("r"): events?.refresh()
    default: return selection.handle(key) && changed()
    }
    return true
  }

  func draw(on canvas: inout Canvas, context: DrawingContext) {
    let body = ScreenFrame.draw(title: title, status: status(context), help: Self.help, on: &canvas)
      .inset(columns: 1)
    let list = drawMessages(in: body, on: &canvas)
    let height = AlbumRowLayout.height(in: list)
    selection.fit(rows: list.rows / height)
    let visible = list.isEmpty ? 0..<0 : selection.visible
    for (place, row) in visible.enumerated() {
      let region = Region(
        column: list.column, row: list.row + place * height, columns: list.columns,
        rows: min(height, list.rows - place * height))
      AlbumRowLayout(
        album: albums[row], artwork: artwork[row], isSelected: row == selection.selected
      ).draw(in: region, on: &canvas, colors: context.colors)
    }
    if albums.isEmpty, !isLoading, failure == nil {
      let text = "The chart is empty"
      canvas.write(text, in: list.centred(columns: text.count, rows: 1), style: .secondary)
    }
    see(visible)
  }

  private static let help = [
    KeyHelp("↑↓", "select"), KeyHelp("r", "refresh"), KeyHelp("q", "quit"),
    KeyHelp("PgUp PgDn", "page"), KeyHelp("Esc", "back"),
  ]

  private func changed() -> Bool {
    terminal?.setNeedsDisplay()
    return true
  }

  private func status(_ context: DrawingContext) -> String {
    if isLoading { return Spinner.picture(frame: context.frame) + " Loading" }
    return albums.isEmpty ? "" : "\(selection.selected + 1) of \(albums.count)"
  }

  /// Draws what there is to say below the list, so that the rows above stay where they are.
  ///
  /// - Returns: What is left for the list.
  private func drawMessages(in region: Region, on canvas: inout Canvas) -> Region {
    var rest = region
    for (text, style) in [(notice, Style.secondary), (failure, Style.message)] {
      guard let text else { continue }
      for line in TextWrapping.lines(of: text, columns: region.columns).reversed() {
        guard rest.rows > 1 else { break }
        rest.rows -= 1
        canvas.write(line, column: rest.column, row: rest.row + rest.rows, style: style)
      }
    }
    return rest
  }

  /// Tells which rows are in sight, if they are others than before.
  private func see(_ rows: Range<Int>) {
    guard rows != seen else { return }
    seen = rows
    events?.see(first: rows.lowerBound, last: rows.upperBound - 1)
  }
}

extension Terminal {
  /// Shows the chart of albums until the user leaves it.
  ///
  /// - Parameter source: Where the albums come from.
  /// - Returns: Why it ended.
  /// - Throws: `TerminalError` if the terminal cannot be used.
  @discardableResult
  public func runAlbums(_ source: AlbumsSource) async throws(TerminalError) -> TerminalEnding {
    screen = TerminalAlbumsView { LiveAlbumsPresenter(view: $0, source: source) }
    onBack = { [weak self] in self?.finish() }
    return try await run()
  }
}
