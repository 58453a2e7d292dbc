/// The chart as the feed tells it.
///
/// The feed is written by machines that nobody here controls: a chart of one album is an object in place
/// of an array, an empty one lacks its entries, and any value may be missing or of another type. So
/// reading it never fails on valid JSON: an entry that lacks something is skipped, and a feed without
/// entries has no albums.
public struct AlbumsFeed: Hashable, Sendable {
  /// The albums, the most successful first.
  public var albums: [Album]

  /// Makes a feed.
  ///
  /// - Parameter albums: The albums, the most successful first.
  public init(albums: [Album]) {
    self.albums = albums
  }
}

extension AlbumsFeed: Decodable {
  private enum RootKey: String, CodingKey { case feed }
  private enum FeedKey: String, CodingKey { case entry }

  /// Reads a feed, whatever the JSON is.
  ///
  /// - Parameter decoder: Where to read it from.
  public init(from decoder: any Decoder) {
    let feed = try? decoder.container(keyedBy: RootKey.self)
      .nestedContainer(keyedBy: FeedKey.self, forKey: .feed)
    if let entries = feed?.value([AlbumsFeedEntry].self, .entry) {
      albums = entries.compactMap(\.album)
    } else {
      albums = feed?.value(AlbumsFeedEntry.self, .entry)?.album.map { [$0] } ?? []
    }
  }
}
