import Foundation
import Networking
import StageImages
import Stagecraft

/// Decides what the list of albums shows.
///
/// It asks for the artwork of rows in sight, and for no other: a row that is out of sight cancels its
/// request and lets go of its artwork, so that what is kept does not grow with the list.
///
/// It refers to its views weakly. When it is gone, its requests are cancelled.
@MainActor
public final class AlbumsPresenter<Feed: JSONOperating, Artwork: ImageOperating>: AlbumsEvents
where Feed.JSON == AlbumsFeed, Artwork.Image == RasterImage {
  private let view: AlbumsViewPort
  private let source: AlbumsSource
  private let model: AlbumsListModel<Feed>
  private let loading: LoadingRequest<Void>
  private var albums: [Album]?
  private var rows: [Int: AlbumRow<Artwork>] = [:]
  private var seen = 0..<0
  private var isStarted = false

  /// Makes a presenter.
  ///
  /// - Parameters:
  ///   - view: A view to attach, if there is one already.
  ///   - source: Where the albums come from.
  public init(view: (any AlbumsView)? = nil, source: AlbumsSource = AlbumsSource()) {
    let port = AlbumsViewPort()
    self.view = port
    self.source = source
    model = AlbumsListModel(address: source.address)
    loading = LoadingRequest { $0 ? port.showLoadingStatus() : port.hideLoadingStatus() }
    if let view { attach(view) }
  }

  /// Attaches a view and tells it what it missed.
  ///
  /// - Parameter view: The view, which the presenter refers to weakly.
  public func attach(_ view: any AlbumsView) {
    self.view.attach(view)
  }

  /// Detaches a view: it is told nothing any more.
  ///
  /// - Parameter view: The view to detach.
  public func detach(_ view: any AlbumsView) {
    self.view.detach(view)
  }

  // MARK: Events

  /// Fetches the albums, the first time.
  public func start() {
    guard !isStarted else { return }
    isStarted = true
    view.show(title: "Top albums")
    refresh()
  }

  /// Fetches the albums. A request that still runs is superseded: it is cancelled, and its answer, should
  /// there be one, is dropped.
  public func refresh() {
    view.hideFailure()
    request(from: source.address)
  }

  /// Asks for the artwork of the rows that came into sight, and forgets those that left it.
  public func see(first: Int, last: Int) {
    seen = first <= last && last < .max ? first..<last + 1 : 0..<0
    showRows()
  }

  // MARK: The albums

  private func request(from address: URL) {
    model.address = address
    loading.start { [model] in
      try await model.requestAlbums()
    } then: { [weak self] in
      self?.finish($0, from: address)
    }
  }

  private func finish(_ result: Result<Void, any Error>, from address: URL) {
    switch result {
    case .success:
      showNotice(isFallback: address != source.address)
      show(model.albums)
    case .failure(let error):
      guard let fallback = source.fallback, address != fallback, error.isUnreachableServer else {
        view.showFailure(message: error.localizedDescription)
        return
      }
      request(from: fallback)
    }
  }

  private func showNotice(isFallback: Bool) {
    if isFallback {
      view.showNotice(
        "The chart cannot be reached. These are made-up albums from a sample on this machine.")
    } else if source.isSample {
      view.showNotice("These are made-up albums from a sample on this machine.")
    } else {
      view.hideNotice()
    }
  }

  private func show(_ new: [Album]) {
    // The same chart again must not take the artwork away.
    guard new != albums else { return }
    albums = new
    rows = rows.filter { new.indices.contains($0.key) && new[$0.key] == $0.value.album }
    view.show(albums: new)
    for (row, kept) in rows.sorted(by: { $0.key < $1.key }) {
      if let image = kept.model.image { view.showArtwork(image, at: row) }
    }
    showRows()
  }

  // MARK: Rows

  private func showRows() {
    let albums = albums ?? []
    let wanted = seen.clamped(to: albums.indices)
    for (row, old) in rows.sorted(by: { $0.key < $1.key }) where !wanted.contains(row) {
      rows[row] = nil
      if old.model.image != nil { view.hideArtwork(at: row) }
    }
    for row in wanted where rows[row] == nil {
      rows[row] = AlbumRow(album: albums[row]) { [view] in view.showArtwork($0, at: row) }
    }
  }
}
