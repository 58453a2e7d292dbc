/// A record of the chart.
public struct Album: Hashable, Identifiable, Sendable {
  /// Tells it apart from all others.
  public var id: String
  /// Who made it; "Various Artists" where nobody is named alone.
  public var artist: String
  /// What it is called.
  public var name: String
  /// Where its largest artwork lies, as the feed has it. It may be no valid URL.
  public var image: String

  /// Makes an album.
  ///
  /// - Parameters:
  ///   - id: Tells it apart from all others.
  ///   - artist: Who made it.
  ///   - name: What it is called.
  ///   - image: Where its largest artwork lies.
  public init(id: String, artist: String, name: String, image: String) {
    self.id = id
    self.artist = artist
    self.name = name
    self.image = image
  }
}
