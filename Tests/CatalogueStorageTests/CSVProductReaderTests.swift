import Testing

@testable import CatalogueStorage

@Suite struct CSVProductReaderTests {
  private static let header = "name,description,image\n"

  /// The rows of a text, which must not depend on where chunks end.
  private func rows(
    _ bytes: [UInt8], limit: Int = 1000, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [ReadRow] {
    var results: [[ReadRow]] = []
    for size in chunkSizes {
      var reader = CSVProductReader(MemoryByteSource(bytes), chunkSize: size, limit: limit)
      results.append(try reader.all())
    }
    #expect(
      results.allSatisfy { $0 == results[0] }, "chunks matter", sourceLocation: sourceLocation)
    return results[0]
  }

  private func rows(
    _ text: String, limit: Int = 1000, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [ReadRow] {
    try rows(Array(text.utf8), limit: limit, sourceLocation: sourceLocation)
  }

  private func failure(_ bytes: [UInt8], limit: Int = 1000) throws -> ImportError {
    let errors = try chunkSizes.map { size in
      try #require(throws: ImportError.self) {
        var reader = CSVProductReader(MemoryByteSource(bytes), chunkSize: size, limit: limit)
        _ = try reader.all()
      }
    }
    #expect(errors.allSatisfy { $0 == errors[0] })
    return errors[0]
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func everyLineEnd(lineEnd: String) throws {
    let text = ["name,description,image", "a,b,c", "", "d,,", ""].joined(separator: lineEnd)
    #expect(try rows(text) == [.product("a", "b", "c"), .product("d", "", "")])
    #expect(
      try rows(text + "\"\",x,y" + lineEnd + "ü,,")
        == [
          .product("a", "b", "c"), .product("d", "", ""), .bad(5, "the name is empty"),
          .product("ü", "", ""),
        ])
  }

  @Test func theLastLineNeedsNoEnd() throws {
    #expect(try rows(Self.header + "a,b,c") == [.product("a", "b", "c")])
    #expect(try rows(Self.header + "a,b,\"c\"") == [.product("a", "b", "c")])
    #expect(try rows(Self.header + "a,b,") == [.product("a", "b", "")])
    #expect(try rows(Self.header) == [])
    #expect(try rows("name,description,image") == [])
  }

  @Test func quotedFieldsHoldEverything() throws {
    let text = Self.header + "\"a,\"\"b\"\"\",\"two\nlines\r\nand\rmore\",\"\"\nnext,\"\"\"\",x\n"
    #expect(
      try rows(text) == [
        .product("a,\"b\"", "two\nlines\r\nand\rmore", ""), .product("next", "\"", "x"),
      ])
  }

  @Test func blanksCount() throws {
    #expect(try rows(Self.header + " a , b ,\t\n") == [.product(" a ", " b ", "\t")])
  }

  @Test func linesAreCountedThroughQuotes() throws {
    let text = Self.header + "\"a\n\n\r\n\r\",,\nshort\n\n,,\n"
    #expect(
      try rows(text) == [
        .product("a\n\n\r\n\r", "", ""), .bad(7, "it has 1 field, and the header has 3"),
        .bad(9, "the name is empty"),
      ])
  }

  @Test func columnsComeInAnyOrder() throws {
    #expect(
      try rows("Image,NAME, Description \ni,n,d\n") == [.product("n", "d", "i")])
    #expect(try rows("name\na\nb\n") == [.product("a", "", ""), .product("b", "", "")])
    #expect(try rows("image,name\ni,n\n") == [.product("n", "", "i")])
  }

  @Test func unknownColumnsAreLeftOutAndNamed() throws {
    let named = Recorder<[String]>()
    var reader = CSVProductReader(
      MemoryByteSource(Array("price,name,Colour\n1,a,red\n2,b,blue\n".utf8)),
      onUnknownColumns: { named.append($0) })
    #expect(try reader.all() == [.product("a", "", ""), .product("b", "", "")])
    #expect(named.values == [["price", "Colour"]])
  }

  @Test func aByteOrderMarkIsNoPartOfTheHeader() throws {
    let mark = "\u{feff}"
    #expect(try rows(mark + Self.header + "a,b,c") == [.product("a", "b", "c")])
    #expect(try rows(mark + "\"name\",image\na,b") == [.product("a", "", "b")])
    // Half a mark is no mark.
    #expect(
      try failure(joined([0xEF, 0xBB], Array(Self.header.utf8)))
        == .malformed(
          line: 1, reason: "the header isn't valid UTF-8; save the file as UTF-8"))
    #expect(try failure([0xEF, 0xBB]).description.contains("isn't valid UTF-8"))
  }

  @Test func rowsThatAreNone() throws {
    let text =
      Self.header
      + "a,b\na,b,c,d\n\"a\"x,b,c\na,b\"c,d\na,\"b\" ,c\n,b,c\ngood,,\n"
    #expect(
      try rows(text) == [
        .bad(2, "it has 2 fields, and the header has 3"),
        .bad(3, "it has 4 fields, and the header has 3"),
        .bad(4, "text follows the closing quote of field 1; quotes in a field are doubled"),
        .bad(5, "field 2 holds a quote but isn't quoted; quote it, and double the quote"),
        .bad(6, "text follows the closing quote of field 2; quotes in a field are doubled"),
        .bad(7, "the name is empty"),
        .product("good", "", ""),
      ])
  }

  @Test(
    arguments: [
      [0xff], [0xc3], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x82],
    ] as [[UInt8]])
  func whatIsNotUTF8IsABadRow(bytes: [UInt8]) throws {
    let text = joined(Array("\(Self.header)a,".utf8), bytes, Array(",c\nb,é,\n".utf8))
    #expect(try rows(text) == [.bad(2, "it isn't valid UTF-8"), .product("b", "é", "")])
  }

  @Test func charactersMayNotBeSplitBetweenFields() throws {
    // Without the comma between them the two bytes would be one character.
    let text = joined(Array("name,image\na".utf8), [0xc3], [UInt8(ascii: ",")], [0xa9])
    #expect(try rows(text) == [.bad(2, "it isn't valid UTF-8")])
  }

  @Test func anUnclosedQuoteNamesTheLineWhereItBegan() throws {
    let text = Self.header + "a,b,c\n\"d\n\",\"e\nf,g\n\"\"h,i,j\n"
    #expect(
      try failure(Array(text.utf8))
        == .malformed(
          line: 4, reason: "the quote that opens a field on this line is never closed"))
    #expect(
      try failure(Array((Self.header + "a,\"").utf8)).description
        == "line 2: the quote that opens a field on this line is never closed")
  }

  @Test func aQuotedFieldBeyondTheLimitIsAnUnclosedQuote() throws {
    let text = Self.header + "a,b,c\n\"d" + String(repeating: "e,\n", count: 50)
    #expect(
      try failure(Array(text.utf8), limit: 100)
        == .malformed(
          line: 3,
          reason: "the quoted field that begins on this line has more than 100 bytes;"
            + " its closing quote is probably missing"))
  }

  @Test func aRowBeyondTheLimitIsBad() throws {
    let long = String(repeating: "e", count: 101)
    #expect(
      try rows(Self.header + "a,\(long),c\nb,,\n", limit: 100)
        == [.bad(2, "it has more than 100 bytes"), .product("b", "", "")])
  }

  @Test func headersThatAreNone() throws {
    #expect(
      try failure([])
        == .malformed(
          line: 1, reason: "the file is empty; its first line must name the columns"))
    #expect(try failure(Array("\n\n".utf8)).description.contains("the file is empty"))
    #expect(
      try failure(Array("\nname;description\na;b\n".utf8))
        == .malformed(
          line: 2,
          reason: "the header has no column \"name\"; it has \"name;description\"."
            + " The first line must name the columns, separated by commas"))
    #expect(
      try failure(Array("name,image,Name\n".utf8))
        == .malformed(line: 1, reason: "the header has the column \"name\" more than once"))
    #expect(try failure(Array("\"name".utf8)).description.hasPrefix("line 1: the quote"))
  }

  /// Whatever the bytes are: no crash, no hang, and chunks don't matter.
  @Test func anyBytes() throws {
    var state: UInt64 = 11
    func random(_ below: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % below
    }
    let alphabet = Array("\"\",,\r\n\nab ".utf8) + [0xc3, 0xa9, 0xff, 0]
    for _ in 0..<2000 {
      let bytes =
        joined(
          Array("name,image\n".utf8), (0..<random(40)).map { _ in alphabet[random(alphabet.count)] }
        )
      let results = [1, 3, 4096].map { size in
        Result {
          var reader = CSVProductReader(MemoryByteSource(bytes), chunkSize: size, limit: 30)
          return try reader.all()
        }.mapError { $0 as! ImportError }
      }
      #expect(results.allSatisfy { $0 == results[0] })
    }
  }
}

private func joined(_ parts: [UInt8]...) -> [UInt8] {
  Array(parts.joined())
}
