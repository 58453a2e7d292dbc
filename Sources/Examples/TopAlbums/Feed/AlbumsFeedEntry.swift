/// One entry of the feed, of which whatever is missing or of another type is nil.
struct AlbumsFeedEntry: Decodable {
  /// The entry's album, if nothing that an album needs is missing.
  let album: Album?

  private enum EntryKey: String, CodingKey {
    case id
    case artist = "im:artist"
    case name = "im:name"
    case image = "im:image"
  }

  private enum LeafKey: String, CodingKey { case label, attributes }
  private enum IdentifierKey: String, CodingKey { case id = "im:id" }

  init(from decoder: any Decoder) {
    guard let entry = try? decoder.container(keyedBy: EntryKey.self),
      let id = try? entry.nestedContainer(keyedBy: LeafKey.self, forKey: .id)
        .nestedContainer(keyedBy: IdentifierKey.self, forKey: .attributes).value(String.self, .id),
      let artist = entry.value(Leaf.self, .artist)?.label,
      let name = entry.value(Leaf.self, .name)?.label,
      let image = Self.largestImage(entry)
    else {
      album = nil
      return
    }
    album = Album(id: id, artist: artist, name: name, image: image)
  }

  /// The feed promises up to three sizes, small to large. The heights say which is the largest; where they
  /// say nothing it is the last one.
  private static func largestImage(_ entry: KeyedDecodingContainer<EntryKey>) -> String? {
    let images = entry.value([Image].self, .image) ?? entry.value(Image.self, .image).map { [$0] }
    var largest: (height: Double, label: String)?
    for image in images ?? [] {
      guard let label = image.label else { continue }
      let height = image.height ?? largest?.height ?? 0
      if height >= largest?.height ?? 0 { largest = (height, label) }
    }
    return largest?.label
  }

  private struct Leaf: Decodable {
    let label: String?

    init(from decoder: any Decoder) {
      label = (try? decoder.container(keyedBy: LeafKey.self))?.value(String.self, .label)
    }
  }

  private struct Image: Decodable {
    let label: String?
    let height: Double?

    private enum HeightKey: String, CodingKey { case height }

    init(from decoder: any Decoder) {
      let leaf = try? decoder.container(keyedBy: LeafKey.self)
      label = leaf?.value(String.self, .label)
      let attributes = try? leaf?.nestedContainer(keyedBy: HeightKey.self, forKey: .attributes)
      height =
        attributes?.value(String.self, .height).flatMap(Double.init)
        ?? attributes?.value(Double.self, .height)
    }
  }
}

extension KeyedDecodingContainer {
  /// The value of a key, or nil if it is missing, null, or of another type.
  func value<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    (try? decodeIfPresent(type, forKey: key)) ?? nil
  }
}
