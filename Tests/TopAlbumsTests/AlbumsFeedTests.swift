import Foundation
import Testing
import TopAlbums

@Suite("The feed of albums")
struct AlbumsFeedTests {
  private let one = Album(id: "1", artist: "A", name: "One", image: "https://x.example/170.png")

  private func entry(
    id: String = #"{"label": "x", "attributes": {"im:id": "1"}}"#,
    artist: String = #"{"label": "A", "attributes": {"href": "x"}}"#,
    name: String = #"{"label": "One"}"#,
    image: String = """
    [{"label": "https://x.example/55.png", "attributes": {"height": "55"}},
     {"label": "https://x.example/60.png", "attributes": {"height": "60"}},
     {"label": "https://x.example/170.png", "attributes": {"height": "170"}}]
    """
  ) -> String {
    let fields = [("id", id), ("im:artist", artist), ("im:name", name), ("im:image", image)]
    let present = fields.filter { !$0.1.isEmpty }.map { "\"\($0.0)\": \($0.1)" }
    return "{" + (present + [#""link": [{"attributes": {}}]"#]).joined(separator: ", ") + "}"
  }

  private func albums(_ json: String) throws -> [Album] {
    try AlbumsFeedSerialization.json(with: Data(json.utf8)).albums
  }

  private func albums(entry: String) throws -> [Album] {
    try albums(#"{"feed": {"author": {}, "entry": \#(entry)}}"#)
  }

  @Test("has an array of entries, or one object, or none")
  func shapes() throws {
    #expect(try albums(entry: "[\(entry()), \(entry())]") == [one, one])
    #expect(try albums(entry: entry()) == [one])
    #expect(try albums(entry: "[]") == [])
    #expect(try albums(#"{"feed": {"author": {}}}"#) == [])
  }

  @Test(
    "of another shape has no albums",
    arguments: [
      "[]", "1", "\"feed\"", "null", "{}", #"{"feed": []}"#, #"{"feed": 1}"#, #"{"feed": null}"#,
      #"{"feed": {"entry": 1}}"#, #"{"feed": {"entry": null}}"#, #"{"feed": {"entry": "x"}}"#,
      #"{"feed": {"entry": [1, null, "x", [], {}]}}"#,
    ])
  func otherShapes(json: String) throws {
    #expect(try albums(json) == [])
  }

  @Test("that is no JSON is an error", arguments: ["", "{", "<html>", "{\"feed\": {\"entry\": ["])
  func noJSON(text: String) {
    #expect(throws: DecodingError.self) { try albums(text) }
  }

  @Test("skips entries that lack something, and keeps the others in their order")
  func skips() throws {
    let wrong = ["", "1", "null", "[]", "{}", #"{"label": 1}"#, #"{"label": null}"#]
    for value in wrong {
      for bad in [entry(id: value), entry(artist: value), entry(name: value), entry(image: value)] {
        #expect(try albums(entry: "[\(entry()), \(bad), \(entry())]") == [one, one], "\(bad)")
      }
    }
    let noIdentifier = [#"{"attributes": {}}"#, #"{"attributes": {"im:id": 1}}"#]
    for value in noIdentifier { #expect(try albums(entry: entry(id: value)) == []) }
  }

  @Test("takes the largest image there is, whatever number and order they come in")
  func largestImage() throws {
    func image(_ name: String, _ height: String?) -> String {
      let attributes = height.map { ", \"attributes\": {\"height\": \($0)}" } ?? ""
      return "{\"label\": \"\(name)\"\(attributes)}"
    }
    let cases: [([String], String?)] = [
      ([image("a", "\"55\"")], "a"),
      ([image("a", "\"170\""), image("b", "\"60\"")], "a"),
      ([image("a", "\"60\""), image("b", "170")], "b"),
      ([image("a", nil), image("b", nil)], "b"),
      ([image("a", "\"55\""), image("b", "\"tall\"")], "b"),
      (["1", "null", "{}", image("a", "\"55\"")], "a"),
      ([], nil),
    ]
    for (images, expected) in cases {
      let json = entry(image: "[" + images.joined(separator: ", ") + "]")
      #expect(try albums(entry: json).first?.image == expected, "\(json)")
    }
    #expect(try albums(entry: entry(image: image("only", nil))).first?.image == "only")
  }

  @Test("needs no attributes of the artist, and keeps every character")
  func characters() throws {
    let json = entry(artist: #"{"label": "Various Artists"}"#, name: #"{"label": "北京 \u2117 🎉"}"#)
    let album = try #require(try albums(entry: json).first)
    #expect(album.artist == "Various Artists")
    #expect(album.name == "北京 ℗ 🎉")
  }

  @Test("may have ten thousand entries")
  func large() throws {
    let json = "[" + Array(repeating: entry(), count: 10_000).joined(separator: ",") + "]"
    #expect(try albums(entry: json).count == 10_000)
  }
}
