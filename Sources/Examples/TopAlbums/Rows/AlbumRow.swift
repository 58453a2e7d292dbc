import Networking
import Stagecraft

/// A row in sight: its model and the request that it has on its way. When it is gone, so is the request.
@MainActor
final class AlbumRow<ImageOperation: ImageOperating> {
  let album: Album
  let model: AlbumsListRowModel<ImageOperation>
  private let request = LatestRequest<Void>()

  /// - Parameters:
  ///   - album: What the row shows.
  ///   - show: Told the artwork once it is there.
  init(album: Album, show: @escaping @MainActor (ImageOperation.Image) -> Void) {
    self.album = album
    model = AlbumsListRowModel(album: album)
    // A row whose artwork does not come stays without: the list says what there is to say.
    request.start { [model] in
      try await model.requestImage()
    } then: { [model] _ in
      if let image = model.image { show(image) }
    }
  }
}
