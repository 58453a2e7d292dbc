import Testing

@testable import CatalogueStorage

@Suite struct JSONProductReaderTests {
  private func results(_ bytes: [UInt8], limit: Int) -> Result<[ReadRow], ImportError> {
    let results = chunkSizes.map { size in
      Result {
        var reader = JSONProductReader(MemoryByteSource(bytes), chunkSize: size, limit: limit)
        return try reader.all()
      }.mapError { $0 as! ImportError }
    }
    #expect(results.allSatisfy { $0 == results[0] }, "chunks matter")
    return results[0]
  }

  private func rows(_ text: String, limit: Int = 1000) throws -> [ReadRow] {
    try results(Array(text.utf8), limit: limit).get()
  }

  private func failure(_ text: String) throws -> String {
    try #require(throws: ImportError.self) { try rows(text) }.description
  }

  @Test func anArrayOfObjects() throws {
    let text = """
       [ {"name": "a", "description": "b", "image": "c"},
      {"image":"]}","description":"\\"[{\\\\","name":"\\u00e9, x"}
      ,{"name":"n","other":{"deep":[1,{"x":"}"}]}} ]

      """
    #expect(
      try rows(text) == [
        .product("a", "b", "c"), .product("é, x", "\"[{\\", "]}"), .product("n", "", ""),
      ])
  }

  @Test func absentAndNullAreEmpty() throws {
    #expect(
      try rows(#"[{"name":"a","description":null},{"name":"b","image":null}]"#)
        == [.product("a", "", ""), .product("b", "", "")])
  }

  @Test func oneObjectALine() throws {
    let text = "{\"name\":\"a\"}\r\n\n  {\"name\":\"b\",\"image\":\"c\"} \n{\"name\":\"d\"}"
    #expect(
      try rows(text) == [.product("a", "", ""), .product("b", "", "c"), .product("d", "", "")])
  }

  @Test func anEmptyArrayHasNoProducts() throws {
    #expect(try rows(" [ \n ] \n") == [])
  }

  @Test func aByteOrderMarkIsLeftOut() throws {
    #expect(try rows("\u{feff}[{\"name\":\"a\"}]") == [.product("a", "", "")])
  }

  @Test func rowsThatAreNone() throws {
    let text = """
      [{"name": "good"},
      {"description": "b"},
      {"name": null},
      {"name": 7},
      {"name": "a", "image": ["x"]},
      12, "text", null, [1, 2],

      {"name": ""}, {"name": "a" "image"}, {name: 1}, {"name": "\\ud800"},
      {"name": "last"}]
      """
    #expect(
      try rows(text) == [
        .product("good", "", ""),
        .bad(2, "it has no name"),
        .bad(3, "the name is null"),
        .bad(4, "the name isn't text"),
        .bad(5, "the image isn't text"),
        .bad(6, "it isn't an object"), .bad(6, "it isn't an object"),
        .bad(6, "it isn't an object"), .bad(6, "it isn't an object"),
        .bad(8, "the name is empty"),
        .bad(8, "it isn't valid JSON"), .bad(8, "it isn't valid JSON"),
        .bad(8, "it isn't valid JSON"),
        .product("last", "", ""),
      ])
  }

  @Test func linesThatAreNone() throws {
    #expect(
      try rows(
        "{\"name\":\"a\"}\nnonsense\n{\"name\":\n\"b\"}\n{\"name\":\"c\"} {\"name\":\"d\"}\n")
        == [
          .product("a", "", ""), .bad(2, "it isn't valid JSON"), .bad(3, "it isn't valid JSON"),
          .bad(4, "it isn't valid JSON"), .bad(5, "it isn't valid JSON"),
        ])
  }

  @Test func whatIsNotUTF8IsABadRow() throws {
    let bytes = Array("[{\"name\":\"a".utf8) + [0xff] + "\"},{\"name\":\"b\"}]".utf8
    #expect(
      try results(bytes, limit: 100).get()
        == [.bad(1, "it isn't valid UTF-8"), .product("b", "", "")])
  }

  @Test func anObjectBeyondTheLimitIsBad() throws {
    let long = String(repeating: "x", count: 100)
    #expect(
      try rows("[{\"name\":\"\(long)\"},\n{\"name\":\"b\"}]", limit: 100)
        == [.bad(1, "it has more than 100 bytes"), .product("b", "", "")])
  }

  @Test(arguments: [
    ("", "line 1: the file is empty"),
    (" \n ", "line 1: the file is empty"),
    ("\n[", "line 2: the array that begins on this line is never closed"),
    ("[{\"name\":\"a\"}", "line 1: the array that begins on this line is never closed"),
    ("[{\"name\":\"a\"},\n", "line 1: the array that begins on this line is never closed"),
    ("[12", "line 1: the array that begins on this line is never closed"),
    ("[\n{\"name\":\"a\"\n\n", "line 2: the value that begins on this line never ends"),
    ("[{\"name\":\"a}]\n", "line 1: the value that begins on this line never ends"),
    ("[{\"name\":\"a\"},\n]", "line 2: a value is missing before \"]\""),
    ("[,", "line 1: a value is missing before \",\""),
    ("[{\"name\":\"a\"}\n{\"name\":\"b\"}]", "line 2: a comma is missing between two values"),
    ("[]\n\n[]", "line 3: there is more after the end of the array"),
  ])
  func filesThatAreNone(text: String, description: String) throws {
    #expect(try failure(text) == description)
  }

  /// Whatever the bytes are: no crash, no hang, and chunks don't matter.
  @Test func anyBytes() throws {
    var state: UInt64 = 5
    func random(_ below: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % below
    }
    let words = [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\n", " ", "\"name\"", "1", "x", "\u{e9}",
    ]
    for _ in 0..<300 {
      let text = (0..<random(30)).map { _ in words[random(words.count)] }.joined()
      _ = results(Array((random(2) == 0 ? "[" : "").utf8) + text.utf8, limit: 20)
    }
  }
}
