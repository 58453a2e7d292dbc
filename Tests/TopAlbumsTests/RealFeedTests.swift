import Foundation
import Testing
import TopAlbums

/// Real responses, where there are some: in the folder that `TOP_ALBUMS_SAMPLES` names, or else in
/// `shared/data` beside the package.
private enum RealFeeds {
  static let files: [URL] = {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let beside = package.deletingLastPathComponent().appendingPathComponent("shared/data")
    let named = ProcessInfo.processInfo.environment["TOP_ALBUMS_SAMPLES"]
    let folder = named.map { URL(fileURLWithPath: $0) } ?? beside
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter {
      $0.lastPathComponent.hasPrefix("topalbums-") && $0.pathExtension == "json"
    }
  }()
}

@Suite("Real feeds", .enabled(if: !RealFeeds.files.isEmpty, "there are none here"))
struct RealFeedTests {
  @Test("are read whole", arguments: RealFeeds.files)
  func whole(file: URL) throws {
    let data = try Data(contentsOf: file)
    let albums = try AlbumsFeedSerialization.json(with: data).albums
    let root = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let entry = (root?["feed"] as? [String: Any])?["entry"]
    #expect(albums.count == (entry as? [Any])?.count ?? 1)
    #expect(Set(albums.map(\.id)).count == albums.count)
    for album in albums {
      #expect(!album.artist.isEmpty && !album.name.isEmpty)
      let image = try #require(URL(string: album.image))
      #expect(image.host != nil)
      // The largest of the three.
      #expect(image.lastPathComponent.contains("170x170"))
    }
  }
}
