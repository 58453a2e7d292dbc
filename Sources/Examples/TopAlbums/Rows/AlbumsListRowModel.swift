import Foundation
import Networking
import Stagecraft

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One row of the list: an album, and its artwork once that is there.
@MainActor
public final class AlbumsListRowModel<ImageOperation: ImageOperating>: ObservableObject {
  /// The artwork. Observers hear that it changes before it does.
  @Published public private(set) var image: ImageOperation.Image?

  private let album: Album

  /// Makes a row without artwork. Nothing is asked for yet.
  ///
  /// - Parameter album: What the row shows.
  public init(album: Album) {
    self.album = album
  }

  /// Who made the album.
  public var artist: String { album.artist }

  /// What the album is called.
  public var name: String { album.name }

  /// Asks for the artwork. If the album's image lies at no address of the web, this does nothing.
  ///
  /// The request is the caller's task's: whoever shows the row cancels that task when the row is gone.
  ///
  /// - Throws: What the operation throws, untouched; there is no artwork then. `CancellationError` if the
  ///   task was cancelled, even when an answer came.
  public func requestImage() async throws {
    guard let url = URL(string: album.image), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), url.host?.isEmpty == false
    else { return }
    let image = try await ImageOperation.image(for: URLRequest(url: url))
    try Task.checkCancellation()
    self.image = image
  }
}
