import Foundation
import Networking
import StageImages
import Testing
import TopAlbums

@Suite("Artwork")
struct ArtworkSourceTests {
  typealias Serialization = NetworkImageSerialization<ArtworkSource>

  @Test("is scaled down to what a row shows, and never up", arguments: [(170, 128), (60, 60)])
  func scaled(side: Int, expected: Int) throws {
    let color = Pixel(red: 10, green: 200, blue: 30)
    let original = try RasterImage(width: side, height: side, color: color)
    for bytes in [try original.png(), try original.webp()] {
      let image = try Serialization.image(with: Data(bytes))
      #expect(image.width == expected)
      #expect(image.height == expected)
      #expect(image[5, 5] == color)
    }
  }

  @Test("that is none is an error of the source")
  func unknown() {
    for bytes in [[], Array("<html>".utf8)] as [[UInt8]] {
      let error = #expect(throws: NetworkImageSerializationError.self) {
        try Serialization.image(with: Data(bytes))
      }
      guard case .imageSourceError(let underlying) = error else {
        Issue.record("another error: \(String(describing: error))")
        continue
      }
      #expect(underlying as? ImageError == .unknownFormat)
    }
  }

  @Test("that is cut off or far too large is an error of the picture")
  func damaged() throws {
    let whole = try RasterImage(width: 50, height: 50, color: .init(red: 1, green: 2, blue: 3))
      .png()
    let large = try RasterImage(width: 3000, height: 3000).png(isFast: true)
    for bytes in [Array(whole.prefix(40)), large] {
      let error = #expect(throws: NetworkImageSerializationError.self) {
        try Serialization.image(with: Data(bytes))
      }
      guard case .imageError(let underlying) = error else {
        Issue.record("another error: \(String(describing: error))")
        continue
      }
      #expect(underlying is ImageError)
    }
  }

  @Test("has one frame, unless it is animated")
  func frames() throws {
    let images = try (0..<2).map {
      try RasterImage(width: 4, height: 4, color: .init(red: UInt8($0 * 200), green: 0, blue: 0))
    }
    let file = try ArtworkSource.source(with: Data(images[0].png()))
    #expect(throws: ImageError.self) { try ArtworkSource.image(of: file, at: 1) }
    let animation = try AnimatedImage(
      frames: images.map { .init(image: $0, duration: .seconds(1)) })
    let animated = try ArtworkSource.source(with: Data(animation.webp()))
    #expect(try ArtworkSource.image(of: animated, at: 1) == images[1])
    #expect(throws: ImageError.self) { try ArtworkSource.image(of: animated, at: 2) }
  }
}
