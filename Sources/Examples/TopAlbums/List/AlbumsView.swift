import StageImages
import Stagecraft

/// The list of albums: a passive view that does what its presenter tells it.
///
/// A row has its place and its size from the moment the albums are shown, so that artwork that comes late
/// moves nothing.
@PassiveView
@MainActor
public protocol AlbumsView: AnyObject {
  /// Shows the screen's title.
  func show(title: String)
  /// Shows that albums are being fetched.
  @Replay(.latest("loadingStatus"))
  func showLoadingStatus()
  /// Ends what ``showLoadingStatus()`` began.
  @Replay(.latest("loadingStatus"))
  func hideLoadingStatus()
  /// Shows albums in place of those shown before, all without artwork.
  @Replay(.latest("albums", emptying: "artwork"))
  func show(albums: [Album])
  /// Shows the artwork of a row.
  @Replay(.latest("artwork", key: "row", limit: 256))
  func showArtwork(_ artwork: RasterImage, at row: Int)
  /// Lets go of the artwork of a row that is out of sight.
  @Replay(.latest("artwork", key: "row", limit: 256))
  func hideArtwork(at row: Int)
  /// Shows why there are no newer albums, with a way to try again.
  @Replay(.latest("failure"))
  func showFailure(message: String)
  /// Ends what ``showFailure(message:)`` began.
  @Replay(.latest("failure"))
  func hideFailure()
  /// Shows where the albums come from, if that is not what one would think.
  @Replay(.latest("notice"))
  func showNotice(_ text: String)
  /// Ends what ``showNotice(_:)`` began.
  @Replay(.latest("notice"))
  func hideNotice()
}
