import BrowserStage
import Foundation
import StageImages
import TopAlbums

/// The chart of albums as HTML.
@MainActor
enum AlbumsMarkup {
  /// The rows. Each has its size before its artwork is there, so that nothing moves when that comes.
  static func list(_ albums: [Album], _ page: BrowserPage) -> HTML {
    guard !albums.isEmpty else { return "" }
    let rows: [HTML] = albums.enumerated().map { row, album in
      """
      <li class="row" data-row="\(row)"><div class="thumbnail">\(page.region("artwork-\(row)"))</div>\
      <div><h2>\(album.artist)</h2><p>\(album.name)</p></div></li>
      """
    }
    return "<ol class=\"rows\" data-sight=\"see\">\(rows)</ol>"
  }

  /// How many there are, in words.
  static func summary(of albums: [Album]) -> String {
    switch albums.count {
    case 0: "The chart is empty."
    case 1: "1 album"
    default: "\(albums.count) albums"
    }
  }

  /// The element that shows a picture, which it carries itself: nothing is kept to be fetched later. What
  /// it shows is said by the names beside it.
  ///
  /// - Returns: nil if the picture cannot be packed.
  nonisolated static func image(_ artwork: RasterImage) async -> HTML? {
    guard let bytes = try? artwork.webp(.lossy(quality: 82, effort: 2)) else { return nil }
    let data = Data(bytes).base64EncodedString()
    return """
      <img src="data:image/webp;base64,\(data)" alt="" width="\(ArtworkSource.side)" \
      height="\(ArtworkSource.side)">
      """
  }
}
