import Foundation

extension AlbumsFeed {
  /// Where the chart lies: the hundred most successful albums.
  public static let address = URL(
    string: "https://itunes.apple.com/us/rss/topalbums/limit=100/json")!
}
