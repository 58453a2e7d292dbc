import Foundation
import Networking
import Stagecraft

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The list of albums: what it knows, and how it comes to know it.
///
/// ```swift
/// let model = AlbumsListModel<AlbumsFeedOperation>()
/// model.$albums.sink { print($0.count) }
/// try await model.requestAlbums()
/// ```
@MainActor
public final class AlbumsListModel<JSONOperation: JSONOperating>: ObservableObject
where JSONOperation.JSON == AlbumsFeed {
  /// The albums of the chart. Observers hear that they change before they do.
  @Published public private(set) var albums: [Album] = []

  /// Where the chart lies.
  public var address: URL

  private var latestRequest = 0

  /// Makes a model without albums. Nothing is asked for yet.
  ///
  /// - Parameter address: Where the chart lies.
  public init(address: URL = AlbumsFeed.address) {
    self.address = address
  }

  /// Asks for the albums and takes them in place of those that were there.
  ///
  /// Of several requests at once the latest counts, in whatever order the answers come: what others bring
  /// is dropped. A chart that a cache has kept is used only if the server says that it is still good.
  ///
  /// - Throws: What the operation throws, untouched; the albums stay then. `CancellationError` if the task
  ///   was cancelled, even when an answer came.
  public func requestAlbums() async throws {
    latestRequest += 1
    let number = latestRequest
    let request = URLRequest(url: address, cachePolicy: .reloadRevalidatingCacheData)
    let feed = try await JSONOperation.json(for: request)
    try Task.checkCancellation()
    if number == latestRequest { albums = feed.albums }
  }
}
