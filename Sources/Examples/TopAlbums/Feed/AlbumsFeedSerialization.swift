import Foundation
import Networking

/// Reads the feed's JSON.
public enum AlbumsFeedSerialization: JSONSerializing {
  /// Reads a feed.
  ///
  /// - Parameter data: JSON of any shape.
  /// - Returns: The feed; empty if the JSON is something else.
  /// - Throws: `DecodingError` if the data is no JSON.
  /// - Complexity: O(*n*) for *n* bytes.
  public static func json(with data: Data) throws -> AlbumsFeed {
    try JSONDecoder().decode(AlbumsFeed.self, from: data)
  }
}
