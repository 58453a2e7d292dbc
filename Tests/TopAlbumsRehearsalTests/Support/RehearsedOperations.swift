import Foundation
import Networking
import Rehearsal
import StageImages
import Synchronization
import TopAlbums

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct Broken: Error {}

extension Album {
  static func sample(_ number: Int) -> Album {
    Album(
      id: "\(number)", artist: "Artist \(number)", name: "Album \(number)",
      image: "http://images.test/\(number).png")
  }
}

extension RasterImage {
  /// The artwork of an album, which no other album has.
  static func sample(_ number: Int) -> RasterImage {
    // A picture of one pixel always has a valid size.
    try! RasterImage(width: 1, height: 1, color: Pixel(red: UInt8(number), green: 0, blue: 0))
  }
}

/// The charts that the server has, one after the other: each request gets the next one, at a moment that the
/// exploration chooses, or a failure.
final class Charts: Sendable {
  @TaskLocal static var current = Charts([])

  private let rest: Mutex<[[Int]]>
  private let count = Mutex(0)

  init(_ charts: [[Int]]) { rest = Mutex(charts) }

  func next() -> (number: Int, feed: AlbumsFeed) {
    let numbers = rest.withLock { $0.count > 1 ? $0.removeFirst() : $0.first ?? [] }
    let number = count.withLock { count in
      count += 1
      return count
    }
    return (number, AlbumsFeed(albums: numbers.map { .sample($0) }))
  }
}

/// A chart that comes when it likes, or fails.
enum UncertainFeed: JSONOperating {
  static func json(for request: URLRequest) async throws -> AlbumsFeed {
    let (number, feed) = Charts.current.next()
    return try await answer("chart \(number)", .success(feed), .failure(Broken()))
  }
}

/// A chart that comes when it likes.
enum CertainFeed: JSONOperating {
  static func json(for request: URLRequest) async throws -> AlbumsFeed {
    let (number, feed) = Charts.current.next()
    return try await answer("chart \(number)", .success(feed))
  }
}

/// Artwork that comes when it likes.
enum CertainArtwork: ImageOperating {
  static func image(for request: URLRequest) async throws -> RasterImage {
    let name = request.url?.deletingPathExtension().lastPathComponent ?? ""
    return try await answer("artwork \(name)", .success(.sample(Int(name) ?? 0)))
  }
}

/// Artwork that comes when it likes, or fails.
enum UncertainArtwork: ImageOperating {
  static func image(for request: URLRequest) async throws -> RasterImage {
    let name = request.url?.deletingPathExtension().lastPathComponent ?? ""
    return try await answer(
      "artwork \(name)", .success(.sample(Int(name) ?? 0)), .failure(Broken()))
  }
}
