import Stagecraft

/// What a user does on the list of albums.
@ViewEvents(.codable)
@MainActor
public protocol AlbumsEvents: AnyObject {
  /// The screen appeared. It may appear again without having been gone.
  func start()

  /// The user wants newer albums, or to try again what failed.
  func refresh()

  /// Other rows than before are in sight.
  ///
  /// - Parameters:
  ///   - first: The first of them.
  ///   - last: The last of them. Less than the first means that none is in sight.
  func see(first: Int, last: Int)
}
