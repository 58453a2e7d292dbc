import Foundation

/// A feed of made-up albums in the shape of the real one, with all the fields that nobody here reads.
public struct SampleFeed: Sendable {
  /// How many albums it has.
  public let count: Int

  /// Makes a feed.
  ///
  /// - Parameter count: How many albums it has.
  public init(count: Int = 40) {
    self.count = max(0, count)
  }

  /// The feed as JSON.
  ///
  /// One album is an object in place of an array, and none leaves the entries out, as in the real feed.
  ///
  /// - Parameter server: Where the artwork lies, such as `http://127.0.0.1:8081`.
  /// - Complexity: O(*n*) for *n* albums.
  public func json(server: String) throws -> Data {
    let entries = (0..<count).map { Entry(place: $0, server: server) }
    let feed = Feed(
      author: .init(name: Leaf("Rehearsal"), uri: Leaf(server)),
      entry: entries.count == 1 ? .one(entries[0]) : entries.isEmpty ? nil : .many(entries),
      updated: Leaf("2026-12-01T03:00:00Z"), title: Leaf("Sample: Top Albums"), id: Leaf(server))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return try encoder.encode(["feed": feed])
  }

  private struct Leaf: Encodable {
    let label: String
    var attributes: [String: String]?

    init(_ label: String, _ attributes: [String: String]? = nil) {
      self.label = label
      self.attributes = attributes
    }
  }

  private struct Attributes: Encodable {
    let attributes: [String: String]
  }

  private struct Author: Encodable {
    let name: Leaf
    let uri: Leaf
  }

  private struct Feed: Encodable {
    let author: Author
    let entry: Entries?
    let updated: Leaf
    let title: Leaf
    let id: Leaf
  }

  private enum Entries: Encodable {
    case one(Entry)
    case many([Entry])

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .one(let entry): try entry.encode(to: encoder)
      case .many(let entries): try entries.encode(to: encoder)
      }
    }
  }

  private struct Entry: Encodable {
    let name: Leaf
    let images: [Leaf]
    let itemCount: Leaf
    let price: Leaf
    let contentType: Attributes
    let rights: Leaf
    let title: Leaf
    let link: Attributes
    let id: Leaf
    let artist: Leaf
    let category: Attributes
    let releaseDate: Leaf

    enum CodingKeys: String, CodingKey {
      case name = "im:name"
      case images = "im:image"
      case itemCount = "im:itemCount"
      case price = "im:price"
      case contentType = "im:contentType"
      case rights, title, link, id, category
      case artist = "im:artist"
      case releaseDate = "im:releaseDate"
    }

    init(place: Int, server: String) {
      let album = SampleAlbum(place: place)
      let address = "\(server)/albums/\(place + 1)"
      name = Leaf(album.name)
      images = [55, 60, 170].map { side in
        Leaf("\(server)/artwork/\(place + 1)/\(side).png", ["height": "\(side)"])
      }
      itemCount = Leaf("\(8 + place % 9)")
      price = Leaf("$9.99", ["amount": "9.99", "currency": "USD"])
      contentType = Attributes(attributes: ["term": "Album", "label": "Album"])
      rights = Leaf(
        "Made up for the examples of Rehearsal. There is no such record, and there are no rights.")
      title = Leaf("\(album.name) - \(album.artist)")
      link = Attributes(attributes: ["rel": "alternate", "type": "text/html", "href": address])
      id = Leaf(address, ["im:id": "\(place + 1)"])
      let isVarious = album.artist == "Various Artists"
      artist = Leaf(album.artist, isVarious ? nil : ["href": "\(server)/artists/\(place % 12)"])
      category = Attributes(attributes: [
        "im:id": "14", "term": "Made up", "scheme": "\(server)/genres/14", "label": "Made up",
      ])
      releaseDate = Leaf("2026-11-27T00:00:00Z", ["label": "27 November 2026"])
    }
  }
}
