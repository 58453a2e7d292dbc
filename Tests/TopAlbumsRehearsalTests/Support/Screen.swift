import StageImages
import Testing
import TopAlbums

/// A view that shows what it is told, and complains when that cannot be right.
@MainActor
final class Screen: AlbumsView {
  private(set) var albums: [Album]?
  private(set) var artwork: [Int: RasterImage] = [:]
  private(set) var isLoading = false
  private(set) var failure: String?

  func show(title: String) {}

  func showLoadingStatus() {
    #expect(!isLoading, "loading began twice")
    isLoading = true
  }

  func hideLoadingStatus() {
    #expect(isLoading, "loading ended twice")
    isLoading = false
  }

  func show(albums: [Album]) {
    self.albums = albums
    artwork = [:]
  }

  func showArtwork(_ artwork: RasterImage, at row: Int) {
    let album = albums.flatMap { $0.indices.contains(row) ? $0[row] : nil }
    #expect(
      album.flatMap { Int($0.id) }.map { RasterImage.sample($0) } == artwork,
      "row \(row) shows the artwork of another album")
    #expect(self.artwork[row] == nil, "row \(row) got its artwork twice")
    self.artwork[row] = artwork
  }

  func hideArtwork(at row: Int) {
    #expect(artwork[row] != nil, "row \(row) had no artwork")
    artwork[row] = nil
  }

  func showFailure(message: String) { failure = message }
  func hideFailure() { failure = nil }
  func showNotice(_ text: String) {}
  func hideNotice() {}

  /// The numbers of the albums shown.
  var numbers: [Int]? { albums?.compactMap { Int($0.id) } }
}
