import StageImages
import TopAlbums

/// Something that goes wrong in a collaborator.
struct Broken: Error, Equatable {
  var number = 0
}

extension Album {
  /// An album with a number.
  static func sample(_ number: Int) -> Album {
    Album(
      id: "\(number)", artist: "Artist \(number)", name: "Album \(number)",
      image: "http://images.test/\(number).png")
  }
}

extension AlbumsFeed {
  /// Albums with these numbers.
  static func sample(_ numbers: some Sequence<Int>) -> AlbumsFeed {
    AlbumsFeed(albums: numbers.map { Album.sample($0) })
  }
}

extension RasterImage {
  /// A picture that is equal only to one of the same number.
  static func sample(_ number: Int) -> RasterImage {
    let color = Pixel(red: UInt8(truncatingIfNeeded: number), green: 1, blue: 2)
    // A picture of one pixel always has a valid size.
    return try! RasterImage(width: 1, height: 1, color: color)
  }
}
